import { type MouseEvent, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '#ui/after-paint.ts'
import { useDraft } from '../draft/use-draft.ts'
import { joinTimes } from '../position/choices.ts'
import { keep, pageOf } from '../position/links.ts'
import { resolvePosition } from '../position/resolve.ts'
import type { BookingSite, FieldError, Wizard } from '../wizard-context.tsx'
import { fieldOfClick, searchOfClick } from './clicks.ts'
import type { FlowInstance } from './instance.ts'

/** What the steps of a flow share, and the handler that follows the links among them. */
export function useFlow(instance: FlowInstance, site: BookingSite) {
  const { flow, address, draft: draftStore, hold } = instance
  const search = useSyncExternalStore(address.subscribe, address.get, address.getOnServer)
  const draft = useDraft(draftStore, site)
  const held = useSyncExternalStore(hold.subscribe, hold.get, hold.get)
  const [errors, setFieldErrors] = useState<FieldError[]>([])
  // No errors instead of no errors would render the whole wizard again.
  const setErrors = useCallback(
    (next: FieldError[]) => setFieldErrors((before) => (next.length + before.length > 0 ? next : before)),
    [],
  )
  const [dialog, setDialog] = useState<string>()

  const informed = draft.patient !== undefined
  const verified = flow.verification === 'booking-link' || (informed && draft.proof?.phone === draft.patient?.phone)
  const partner = draft.partner?.id
  const people = 1 + (draft.others?.length ?? 0)
  const position = useMemo(
    () => resolvePosition(search, site.catalogue, { informed, verified, partner, people }, flow.steps),
    [search, site.catalogue, informed, verified, partner, people, flow],
  )
  const { step, steps, choices } = position

  useEffect(() => instance.enter(), [instance])
  const isHoldWanted = flow.holdFrom !== undefined && steps.indexOf(step) >= steps.indexOf(flow.holdFrom)
  const times = joinTimes(choices)
  useEffect(() => hold.follow(times, isHoldWanted), [hold, times, isHoldWanted])

  const wizard: Wizard = {
    ...site,
    instance,
    position,
    draft,
    setDraft: draftStore.change,
    errors,
    setErrors,
    hold,
    held,
    go: address.go,
    dialog: position.video?.dialog ?? dialog,
    openDialog: setDialog,
  }

  /** Links of the wizard are addresses of this page: followed here, without asking for anything. */
  function followLink(event: MouseEvent) {
    const field = fieldOfClick(event)
    if (field) {
      event.preventDefault()
      field.focus()
      return
    }
    const next = searchOfClick(event)
    if (next === undefined) return
    event.preventDefault()
    // Runs before what `go` does, which waits for the same frame.
    afterPaint(() => {
      instance.view.scrolled.set(pageOf(position), scrollY)
      rememberChoice(next)
    })
    address.go(next)
  }

  /** Back shows the question with its answer marked and Next beside it, because the entry in the history has the answer too. */
  function rememberChoice(next: string) {
    const target = resolvePosition(next, site.catalogue, { informed, verified, partner, people }, steps)
    if (steps.indexOf(target.step) <= steps.indexOf(step) || target.video) return
    address.remember(keep(target, {}, step))
  }

  return { wizard, followLink }
}
