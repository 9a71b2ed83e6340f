export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="25" r="11" className="logo-planet" />
      <path d="M6 33c6 3 30-8 35-18-2 12-26 25-35 18z" className="logo-ring" />
      <path d="M37 2l1.800 5.200L44 9l-5.200 1.800L37 16l-1.800-5.200L30 9l5.200-1.800z" className="logo-star" />
    </svg>
  );
}
