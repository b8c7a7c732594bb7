import { useState } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { groupSlot } from '#domain/groups/group-slot.ts'
import { listChoices } from '#domain/groups/list-choices.ts'
import { telephoneLink } from '#domain/market/market.ts'
import { longDay } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { Group } from '../booking-calls.ts'
import { Bar } from '../frame/bar.tsx'
import { after, keep } from '../position/links.ts'
import { BarTime } from '../time/bar-time.tsx'
import { useJoinPath } from '../waiting/use-join-path.ts'
import { useWizard } from '../wizard-context.tsx'
import { hoursToCancel } from '../words/cancellation.ts'
import { GroupRun } from './group-run.tsx'
import { useGroups } from './use-groups.ts'

/** Others book all the time: the places that are left are asked for again this often. */
const refreshEvery = 10_000

/** 'Choose time' of a class, course or webinar: its dates with the places that are left. */
export default function GroupStep() {
  const wizard = useWizard()
  const { position, words, held, go, finish } = wizard
  const { choices } = position
  const treatment = position.treatment!
  const clinic = position.clinic!
  const [isAsked, setAsked] = useState(false)
  // Marked at once: the address follows a frame later, and until then the choice would look as if it had not been noticed.
  const [picked, setPicked] = useState<{ slot: string; instead: string | undefined }>()
  const slot = picked && picked.instead === choices.slot ? picked.slot : choices.slot
  const { value, problem, refresh } = useGroups(wizard, { refreshEvery })
  // Who stands in the clinic joins the class of today.
  const day = wizard.kiosk && dayAtClinic(Date.now())
  const groups = value?.filter((it) => {
    const { isSeries, single } = listChoices(it, Date.now(), day)
    return isSeries || single.length > 0
  })
  const joinPath = useJoinPath()
  const slotOf = (group: Group, date?: Group['dates'][number]) => groupSlot(group, date, clinic.id)
  /** Who holds the last place sees it as full, but has it. */
  const isHeld = (it: string) => it === held.slot
  const chosen = slot ? parseSlotId(slot) : null
  const isFull =
    chosen?.group !== undefined &&
    groups !== undefined &&
    !isHeld(slot!) &&
    !groups.some((it) => it.id === chosen.group!.group && countFree(it, chosen.group!.date) > 0)

  // Before one is chosen, of the first.
  const hours = hoursToCancel(wizard, groups) ?? groups?.[0]?.cancellationHours

  function choose(wanted: string) {
    setAsked(false)
    setPicked({ slot: wanted, instead: choices.slot })
    go(keep(position, { slot: wanted, date: undefined }), { replace: true })
  }
  const next = after(position)
  const goOn = () => (next ? go(keep(position, { slot, date: undefined }, next)) : finish?.run())
  const mayGoOn = slot !== undefined && !isFull
  return (
    <>
      <p className="soft">
        {format(words.time.zone, { clinic: treatment.group!.isOnline ? words.group.online : clinic.name })}
      </p>
      {isFull && (
        <Notice tone="warning" live>
          {wizard.common.problems['group-full']}
        </Notice>
      )}
      {problem && !groups && <ProblemNotice problem={problem} site={wizard} onRetry={refresh} />}
      {!groups && !problem && <Skeleton shape="card" count={2} label={words.nav.loading} />}
      {groups?.length === 0 && wizard.kiosk && <Notice tone="info">{wizard.kiosk.words.noGroupToday}</Notice>}
      {groups?.length === 0 && !wizard.kiosk && (
        <Notice tone="info">
          <p>{words.group.none}</p>
          <p>
            <a href={telephoneLink(clinic.phone)}>
              {format(words.time.call, { clinic: clinic.name, phone: clinic.phone })}
            </a>
          </p>
        </Notice>
      )}
      {groups && groups.length > 0 && (
        <fieldset className="group-runs">
          <legend>{words.group.choose}</legend>
          {groups.map((group) => (
            <GroupRun
              key={group.id}
              group={group}
              chosen={slot}
              isHeld={isHeld}
              slotOf={slotOf}
              onChoose={choose}
              day={day}
              joinPath={joinPath && ((date) => joinPath({ group: group.id, date }))}
              site={wizard}
            />
          ))}
        </fieldset>
      )}
      {hours !== undefined && <p className="small soft">{format(words.group.cancellation, { hours })}</p>}
      <p className="chosen-time" role="status">
        {chosen && mayGoOn && (
          <>
            {words.time.chosen} <b>{longDay(dayAtClinic(chosen.start), wizard.language)}</b>
          </>
        )}
        {isAsked && !mayGoOn && <span className="field-error">{words.time.chooseFirst}</span>}
      </p>
      <Bar>
        {mayGoOn && <BarTime slot={slot} language={wizard.language} />}
        <Button className="on" aria-disabled={!mayGoOn} onClick={mayGoOn ? goOn : () => setAsked(true)}>
          {next ? words.nav.next : finish?.label}
        </Button>
      </Bar>
    </>
  )
}

function countFree(group: Group, date: string | undefined): number {
  return date === undefined ? group.free : (group.dates.find((it) => it.start.startsWith(date))?.free ?? 0)
}
