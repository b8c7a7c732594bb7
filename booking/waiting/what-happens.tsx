import { format } from '#messages/format.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'

/** What happens from now on, and how to stop it. */
export function WhatHappens({ words }: { words: WaitingMessages }) {
  return (
    <section className="text what-happens" aria-labelledby="what-happens">
      <h2 id="what-happens">{words.now}</h2>
      <ol>
        {words.next.map((text) => (
          <li key={text}>{format(text, { stop: words.stop })}</li>
        ))}
      </ol>
    </section>
  )
}
