import { reachOf } from '#domain/staff/permissions.ts'
import { kioskWords } from '#messages/staff/kiosk-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useMember } from '../app/member.ts'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { sayTime } from '../lists/say-time.ts'
import { KioskActions } from './kiosk-actions.tsx'
import { NewKiosk } from './new-kiosk.tsx'

/** The tablets of a clinic: who runs it adds, renames and revokes them, the desk sees whether they are there. */
export default function KiosksScreen() {
  const words = useWords(kioskWords)
  const common = useWords(listWords)
  const locale = useLocale()
  const clinic = useClinic()
  const member = useMember()
  const mayChange = reachOf(member, 'POST /staff/kiosks') !== undefined
  const asked = useAsk('GET /staff/kiosks', { query: { clinic } })
  const kiosks = asked.data?.kiosks ?? []
  return (
    <ListFrame title={words.title} asked={asked}>
      {mayChange && <NewKiosk key={clinic} clinic={clinic} />}
      {kiosks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="list-table">
          <thead>
            <tr>
              <th scope="col">{words.tablet}</th>
              <th scope="col">{common.state}</th>
              <th scope="col">{words.seen}</th>
              {mayChange && <td />}
            </tr>
          </thead>
          <tbody>
            {kiosks.map((kiosk) => (
              <tr key={kiosk.id}>
                <td>{kiosk.name ?? words.unnamed}</td>
                <td>
                  <span className="list-tag" data-tone={kiosk.state === 'registered' ? undefined : 'over'}>
                    {words.states[kiosk.state]}
                  </span>
                </td>
                <td>{kiosk.seenAt && sayTime(kiosk.seenAt, locale)}</td>
                {mayChange && (
                  <td>
                    <KioskActions kiosk={kiosk} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListFrame>
  )
}
