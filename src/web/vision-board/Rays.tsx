const rays = Array.from({ length: 24 }, (_, n) => n * 15)

/** Plays once when a vision comes true. With reduced motion it doesn't move. */
export const Rays = () => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-0 animate-leave [animation-delay:2.4s]">
    <svg
      viewBox="-160 -200 320 240"
      preserveAspectRatio="xMidYMax slice"
      className="size-full animate-rise bg-linear-to-t from-gold/70 to-transparent"
    >
      <g stroke="var(--gold)" strokeWidth="4" strokeLinecap="round">
        {rays.map((angle) => (
          <path key={angle} d="M0 -74v-22" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="56" fill="var(--sunrise-gold)" />
    </svg>
  </div>
)
