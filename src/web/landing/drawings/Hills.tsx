/** `tone` is the background of what follows on the page. Fills its container. */
export function Hills({ className, tone = 'paper' }: { className?: string; tone?: 'paper' | 'sunk' }) {
  return (
    <svg viewBox="0 0 1440 224" preserveAspectRatio="none" aria-hidden="true" className={className} width="100%">
      <path d="M0 96c180-66 330-58 500-14s300 40 470-14 320-64 470-6v162H0z" fill="var(--pink)" opacity="0.22" />
      <path d="M0 140c210-72 390-40 560-4s330 30 480-16 280-50 400-12v116H0z" fill="var(--magenta)" opacity="0.26" />
      <path d="M0 158c160-30 330 6 520 22s420-16 560-34 250-22 360 4v74H0z" fill="var(--purple)" opacity="0.34" />
      <path d="M0 206c220-34 420-22 640-8s440 14 800-22v50H0z" fill={`var(--${tone})`} />
    </svg>
  )
}
