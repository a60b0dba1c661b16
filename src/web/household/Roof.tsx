/** Draws an evening sky, the sun behind the ridge, and the roof over the rooms. It is wide and low, to save space on a phone. */
export const Roof = () => (
  <svg
    viewBox="0 0 1000 96"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-11 w-full rounded-t-card sm:h-22"
  >
    <rect width="1000" height="96" fill="var(--sky-low)" />
    <rect width="1000" height="60" fill="var(--sky-mid)" />
    <rect width="1000" height="28" fill="var(--sky-high)" />
    <ellipse cx="690" cy="52" rx="52" ry="46" fill="var(--gold)" />
    <path d="M220 70V18h54v40Z" fill="var(--gable)" />
    <path d="M0 96 500 6l500 90Z" fill="var(--roof)" />
    <path d="M64 96 500 20l436 76Z" fill="var(--gable)" />
  </svg>
)
