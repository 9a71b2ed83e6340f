import { starPath } from '@starboard/board';
import { memo, type ReactNode } from 'react';
import { PEOPLES } from '../content/boardSpec.ts';
import { UPGRADES } from '../content/building.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';

/** Small signs, each drawn around the origin within about 10 units, in the current colour. */

const RESOURCE_SIGNS: Readonly<Record<Resource, ReactNode>> = {
  ore: (
    <>
      <path d="M-8 3L-5-5L1-8L7-4L8 3L3 8L-5 7Z" fill="currentColor" />
      <path d="M-5-5L0-1L7-4M0-1L-1 7" fill="none" stroke="#0a0f1f" strokeWidth="1.4" />
    </>
  ),
  fuel: (
    <>
      <path d="M0-9C3-4 7-1 7 3A7 6.5 0 0 1-7 3C-7-1-3-4 0-9Z" fill="currentColor" />
      <path d="M-3.5 3A3.5 3.5 0 0 0 0 6.5" fill="none" stroke="#0a0f1f" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  carbon: (
    <>
      <path
        d="M0-9L7.8-4.5V4.5L0 9L-7.8 4.5V-4.5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <circle r="3.4" fill="currentColor" />
    </>
  ),
  food: (
    <>
      <path d="M0 9C-9 6-9-3-7-8C1-7 3-2 0 9Z" fill="currentColor" />
      <path d="M1 9C1 3 4-1 9-3C10 4 7 8 1 9Z" fill="currentColor" opacity="0.75" />
    </>
  ),
  goods: (
    <>
      <path d="M-8-4L0-8L8-4V5L0 9L-8 5Z" fill="currentColor" />
      <path d="M-8-4L0 0L8-4M0 0V9" fill="none" stroke="#0a0f1f" strokeWidth="1.5" />
    </>
  ),
};

interface SignProps {
  readonly kind: number;
}

export const ResourceSign = memo(({ kind }: SignProps) => RESOURCE_SIGNS[RESOURCES[kind]]);

const UPGRADE_SIGNS: Readonly<Record<(typeof UPGRADES)[number], ReactNode>> = {
  drive: (
    <>
      <path d="M-4-9H4L6 0H-6Z" fill="currentColor" />
      <path d="M-4 2H4L0 10Z" fill="currentColor" opacity="0.7" />
    </>
  ),
  cannon: (
    <>
      <path d="M-9 4L4-9L8-5L-5 8Z" fill="currentColor" />
      <circle cx="-4" cy="4" r="5" fill="currentColor" />
    </>
  ),
  'freight-ring': (
    <>
      <ellipse rx="8.5" ry="8.5" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle r="1.8" fill="currentColor" />
    </>
  ),
};

export const UpgradeSign = memo(({ kind }: SignProps) => UPGRADE_SIGNS[UPGRADES[kind]]);

const STAR = starPath(5, 9.5, 4);
export const FameSign = () => (
  <>
    <circle r="8" fill="none" stroke="currentColor" strokeWidth="2.6" />
    <path d={STAR} fill="currentColor" transform="scale(0.55)" />
  </>
);

export const CardSign = () => (
  <>
    <rect x="-8" y="-7" width="11" height="15" rx="2" fill="currentColor" opacity="0.55" transform="rotate(-10)" />
    <rect x="-4" y="-8" width="11" height="15" rx="2" fill="currentColor" stroke="#0a0f1f" strokeWidth="1" />
  </>
);

const EMBLEMS: readonly ReactNode[] = [
  // Green Folk: a sprout
  <g key="green-folk">
    <path d="M0 15V-2" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <path d="M0 0C-15 0-16-11-14-16C-4-16 1-10 0 0Z" fill="currentColor" />
    <path d="M0 6C0-4 6-9 15-9C16 1 11 7 0 6Z" fill="currentColor" opacity="0.8" />
  </g>,
  // Scientists: an atom
  <g key="scientists" fill="none" stroke="currentColor" strokeWidth="2.4">
    <ellipse rx="16" ry="6" />
    <ellipse rx="16" ry="6" transform="rotate(60)" />
    <ellipse rx="16" ry="6" transform="rotate(120)" />
    <circle r="3.6" fill="currentColor" stroke="none" />
  </g>,
  // Merchants: scales
  <g key="merchants" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
    <path d="M0-14V13M-8 14H8M-14-9H14" />
    <path d="M-14-9L-19 3H-9ZM14-9L9 3H19Z" fill="currentColor" fillOpacity="0.35" />
  </g>,
  // Diplomats: a star within laurels
  <g key="diplomats" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round">
    <path d="M-5 15C-17 11-19-3-12-13M5 15C17 11 19-3 12-13" />
    <path d="M-17 4L-12 2M-17-4L-12-4M17 4L12 2M17-4L12-4M-13 11L-9 7M13 11L9 7" />
    <path d={starPath(5, 9, 3.8)} fill="currentColor" stroke="none" />
  </g>,
];
if (EMBLEMS.length !== PEOPLES.length) throw new Error('icons: a people without an emblem');

export const Emblem = memo(({ kind }: SignProps) => EMBLEMS[kind]);
