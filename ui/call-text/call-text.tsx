import type { Country } from '#domain/market/locale.ts'
import { splitCalls } from '#domain/text/calls-in-text.ts'

/** Words of the interface in which a tap on a number to call for help calls it, as in the text of a page. */
export function CallText({ text, country }: { text: string; country: Country }) {
  return splitCalls(text, country).map(({ text: words, call }, place) =>
    call ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <a key={place} href={call}>
        {words}
      </a>
    ) : (
      words
    ),
  )
}
