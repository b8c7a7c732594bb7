/** The first thing that Tab reaches. */
export function SkipLink({ title, target }: { title: string; target: string }) {
  return (
    <a className="skip btn fjord" id="skip-link" href={`#${target}`}>
      {title}
    </a>
  )
}
