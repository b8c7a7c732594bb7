/** The shapes of our mark on a 32 × 32 grid: a door left ajar, light behind it. */
export function MarkShapes({ frame = 'var(--fjord)', leaf = 'var(--paper)' }: { frame?: string; leaf?: string }) {
  return (
    <>
      <path d="M4 32V16a12 12 0 0 1 24 0v16z" fill={frame} />
      <path d="M8.5 32V16a7.5 7.5 0 0 1 15 0v16z" fill="var(--sun)" />
      <path d="M8.5 32V16c0-4.1 3.3-7.5 7.5-7.5 1.6.7 2.6 2.3 2.6 4.3V32z" fill={leaf} />
      <circle cx="15.6" cy="21.8" r="1.7" fill="var(--coral)" />
    </>
  )
}
