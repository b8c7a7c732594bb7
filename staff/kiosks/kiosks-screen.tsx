import { useState } from 'react'
import { reachOf } from '#domain/staff/permissions.ts'
import { format } from '#messages/format.ts'
import { kioskWords } from '#messages/staff/kiosk-words.ts'
import { listWords } from '#messages/staff/list-words.ts'
import { useMember } from '../app/member.ts'
import { useAsk, useChange } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLocale, useWords } from '../app/words.tsx'
import { ChangeProblem } from '../parts/change-problem.tsx'
import { ListFrame } from '../parts/list-frame.tsx'
import { type ListColumn, ListTable } from '../parts/list-table.tsx'
import { OutcomeLine } from '../parts/outcome-line.tsx'
import { sayTime } from '../parts/say-time.ts'
import { Tag } from '../parts/tag.tsx'
import { type Kiosk, KioskActions } from './kiosk-actions.tsx'
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
  const revoke = useChange('POST /staff/kiosks/{id}/revoke', ['GET /staff/kiosks'])
  const [revoked, setRevoked] = useState<Kiosk>()
  const kiosks = asked.data?.kiosks ?? []
  const columns: ListColumn<Kiosk>[] = [
    { heading: words.tablet, isName: true, cell: ({ name }) => name ?? words.unnamed },
    {
      heading: common.state,
      cell: ({ state }) => <Tag tone={state === 'registered' ? undefined : 'over'}>{words.states[state]}</Tag>,
    },
    { heading: words.seen, cell: ({ seenAt }) => seenAt && sayTime(seenAt, locale) },
  ]
  if (mayChange)
    columns.push({
      heading: common.actions,
      cell: (kiosk) => (
        <KioskActions
          kiosk={kiosk}
          isRevoking={revoke.isPending}
          onRevoke={() => {
            setRevoked(kiosk)
            revoke.mutate({ params: { id: kiosk.id } })
          }}
        />
      ),
    })
  return (
    <ListFrame title={words.title} asked={asked}>
      {mayChange && <NewKiosk key={clinic} clinic={clinic} />}
      <ChangeProblem error={revoke.error} />
      {revoke.isSuccess && revoked && (
        <OutcomeLine key={revoked.id}>{format(words.revoked, { name: revoked.name ?? words.unnamed })}</OutcomeLine>
      )}
      {kiosks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ListTable label={words.title} rows={kiosks} keyOf={({ id }) => id} columns={columns} />
      )}
    </ListFrame>
  )
}
