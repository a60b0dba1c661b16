export function Evening({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 800 240" preserveAspectRatio="none" className={className}>
      <path fill="var(--hill-far)" opacity="0.5" d="M0 130C120 70 230 84 360 122s270 46 440-34v152H0z" />
      <path fill="var(--hill-mid)" opacity="0.55" d="M0 178c150-46 280-30 420 2s260 22 380-28v88H0z" />
    </svg>
  )
}
