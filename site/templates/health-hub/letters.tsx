import type { LetterLink } from '#page-data/pages.ts'
import { useSite } from '../../site-context.tsx'

/** The alphabet. Letters under which there is nothing are no links. */
export function Letters({ letters }: { letters: LetterLink[] }) {
  const { letters: label } = useSite().stringTranslations.body
  return (
    <nav aria-label={label}>
      <ul className="letters">
        {letters.map(({ letter, path }) => (
          <li key={letter}>{path ? <a href={path}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  )
}
