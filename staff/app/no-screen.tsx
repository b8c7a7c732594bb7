import { staffPages } from '#domain/site/site-addresses.ts'
import { format } from '#messages/format.ts'
import { consoleWords } from '#messages/staff/console-words.ts'
import { useAddress } from './address.tsx'
import { useMember } from './member.ts'
import { useLocale, useWords } from './words.tsx'

/** For an address that leads to a screen of another role, or to none: why there is nothing, and the way to the day. */
export function NoScreen() {
  const words = useWords(consoleWords)
  const home = staffPages[useLocale()]
  const { email, role, practitioner } = useMember()
  const [, go] = useAddress()
  return (
    <div className="list-screen">
      <h1>{words.noScreen}</h1>
      <p>{format(words.noScreenWhy, { email, role: words.role[role] })}</p>
      <p>
        <a
          className="pill"
          data-tone="strong"
          href={`${home}?screen=day`}
          onClick={(event) => {
            event.preventDefault()
            go({ screen: 'day', view: undefined, ...(practitioner !== null && { practitioner }) })
          }}
        >
          {practitioner === null ? words.toDay : words.toOwnDay}
        </a>
      </p>
    </div>
  )
}
