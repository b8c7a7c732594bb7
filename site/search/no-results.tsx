import { telephoneLink } from '#domain/market/market.ts'
import type { Messages } from '#messages/messages.ts'
import { Chip, ChipList } from '#ui/chip/chip.tsx'
import type { Link } from '#ui/link.ts'

/** Shown when there are no results: whom to call, and popular pages. */
export function NoResults({
  words,
  phone,
  popular,
  onFollow,
}: {
  words: Messages['search']
  /** Only after a search that found nothing. */
  phone: string | undefined
  popular: Link[]
  onFollow: () => void
}) {
  const [before, after] = words.noneText.split('{phone}')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears of links inside that were followed
    <div className="popular" onClick={(event) => (event.target as Element).closest('a') && onFollow()}>
      {phone && (
        <p>
          {before}
          <a href={telephoneLink(phone)}>{phone}</a>
          {after}
        </p>
      )}
      {popular.length > 0 && (
        <>
          <h2>{words.popular}</h2>
          <ChipList>
            {popular.map(({ title, path }) => (
              <Chip key={path} path={path}>
                {title}
              </Chip>
            ))}
          </ChipList>
        </>
      )}
    </div>
  )
}
