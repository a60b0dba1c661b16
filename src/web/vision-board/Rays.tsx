const rays = Array.from({ length: 24 }, (_, n) => n * 15)

/** Light over a vision at the moment it came true: it rises once and is gone. Where less motion is asked for, it is a glow. */
export const Rays = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-0 animate-rise bg-linear-to-t from-gold/70 to-transparent"
  >
    <svg viewBox="-160 -200 320 240" preserveAspectRatio="xMidYMax slice" className="size-full">
      <g stroke="var(--gold)" strokeWidth="4" strokeLinecap="round">
        {rays.map((angle) => (
          <path key={angle} d="M0 -74v-22" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="56" fill="var(--sunrise-gold)" />
    </svg>
  </div>
)
