import { skipLinkId } from '#domain/site/page-places.ts'

/** The first thing that Tab reaches. */
export function SkipLink({ title, target }: { title: string; target: string }) {
  return (
    <a className="skip btn fjord" id={skipLinkId} href={`#${target}`}>
      {title}
    </a>
  )
}
