import { useId } from 'react'

const petals = [
  { name: 'Physical', angle: 0, colour: 'var(--pink)', x: 0, y: -164, anchor: 'middle' },
  { name: 'Financial', angle: 72, colour: 'var(--green)', x: 142, y: -52, anchor: 'start' },
  { name: 'Mental', angle: 144, colour: 'var(--blue)', x: 98, y: 146, anchor: 'start' },
  { name: 'Spiritual', angle: 216, colour: 'var(--purple)', x: -98, y: 146, anchor: 'end' },
  { name: 'Life Organization', angle: 288, colour: 'var(--amber)', x: -142, y: -66, anchor: 'end' },
] as const

/** Decoration: the text beside it names the five areas. */
export function WellnessFlower() {
  const id = useId()
  return (
    <svg viewBox="-250 -196 500 372" aria-hidden="true" className="mx-auto w-full max-w-[32rem]">
      <defs>
        <radialGradient id={id}>
          <stop offset="0.1" stopColor="var(--sunrise-gold)" stopOpacity="0.42" />
          <stop offset="1" stopColor="var(--sunrise-gold)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="170" fill={`url(#${id})`} />
      <g fill="none" stroke="var(--gold)" strokeWidth="1.25">
        <circle r="64" opacity="0.7" />
        <circle r="100" opacity="0.5" />
        <circle r="136" opacity="0.35" />
      </g>
      {petals.map(({ angle, colour }) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M0-22c-44-30-46-78 0-118 46 40 44 88 0 118z" fill={colour} opacity="0.26" />
          <path d="M0-22c-30-22-32-52 0-80 32 28 30 58 0 80z" fill={colour} opacity="0.8" />
        </g>
      ))}
      <circle r="20" fill="var(--gold)" />
      {petals.map(({ name, x, y, anchor }) => (
        <text key={name} x={x} y={y} textAnchor={anchor} fill="var(--ink)" fontSize="17" fontWeight="600">
          {name.split(' ').map((word, line) => (
            <tspan key={word} x={x} dy={line === 0 ? 0 : 21}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  )
}
