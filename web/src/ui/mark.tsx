/** Mire's mark: a reed in the mist, over water. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" stroke-linecap="round" aria-hidden="true">
      <g stroke="var(--moss)" stroke-width="2">
        <path d="M14 27C14.6 19 15.6 12 17.6 4" />
        <path d="M14.6 27C15.4 20 20 15.5 26 13" />
        <path d="M13.4 27C12.6 21.5 9.6 17.6 5.5 16" />
      </g>
      <path d="M16 12.6 17.3 6.6" stroke="var(--peat)" stroke-width="4.4" />
      <path d="M3.5 22h6M21 20h7.5" stroke="var(--water)" stroke-width="1.6" opacity="0.6" />
      <path d="M2 28.2q3.5-2.6 7 0t7 0 7 0 7 0" stroke="var(--water)" stroke-width="2.2" />
    </svg>
  );
}
