/** Small signs, drawn for this app on a 24-unit grid. */
const PATHS = {
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M4.9 4.9l2.1 2.1M17 17l2.1 2.1M2 12h3M19 12h3M4.9 19.1 7 17M17 7l2.1-2.1',
  close: 'M5 5l14 14M19 5 5 19',
  back: 'M14 5l-7 7 7 7',
  book: 'M4 5c3-1.5 5-1.5 8 .5 3-2 5-2 8-.5v14c-3-1.5-5-1.5-8 .5-3-2-5-2-8-.5zM12 5.500v14',
  undo: 'M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.800c.6.5 1 1.200 1 2h5c0-.8.400-1.500 1-2A6 6 0 0 0 12 3z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  grow: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  next: 'M9 5l8 7-8 7z',
  previous: 'M15 5l-8 7 8 7z',
  skip: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  log: 'M5 6h14M5 12h14M5 18h9',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 5a3 3 0 0 1 0 6M18 14.500c2.200.7 3.500 2.500 3.500 5.500',
  hand: 'M7 8h10v12H7zM4 5l10-2 .6 3',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.500-1.500',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M9 15h.01M15 15h.01M12 12h.01',
  star: 'M12 3l2.600 6.200 6.400.6-4.900 4.200 1.500 6.500L12 17l-5.600 3.500 1.500-6.500L3 9.800l6.400-.6z',
  question: 'M8 9a4 4 0 1 1 6 3.500c-1.400.8-2 1.500-2 3M12 19.500h.01',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  eye: 'M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  branch: 'M6 4v16M6 12c8 0 12-2 12-7M15 8l3-3 3 3',
  check: 'M4 12.500l5 5L20 6.500',
  no: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.700 5.700l12.600 12.600',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 4 6 5 9-1 3-5 4-5 9M17 3c0 5-4 6-5 9 1 3 5 4 5 9M9.500 18h5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
