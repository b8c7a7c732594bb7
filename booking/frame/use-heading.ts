import { type RefObject, useEffect, useRef } from 'react'
import { format } from '#messages/format.ts'
import { pageOf } from '../position/links.ts'
import type { Wizard } from '../wizard-context.tsx'
import { documentTitle } from '../words/step-title.ts'

/**
 * Each step is a page: it has its own title, and its heading takes focus so that it is read out. It begins at the top; one that was left
 * by a choice and is come back to, where it was left.
 */
export function useHeading(wizard: Wizard): RefObject<HTMLHeadingElement | null> {
  const { position, errors, common, brand } = wizard
  const { step } = position
  const { view } = wizard.instance
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const title = documentTitle(position, wizard)
  const whole = `${errors.length > 0 ? format(common.validation.errorTitle, { title }) : title} | ${brand}`
  // Every time: a link to the booking that is followed here gives the tab the name of the page.
  useEffect(() => {
    if (document.title !== whole) document.title = whole
  })
  useEffect(() => {
    if (shown.current === step) return
    const isBack = position.steps.indexOf(step) < position.steps.indexOf(shown.current)
    shown.current = step
    scrollTo(0, (isBack && view.scrolled.get(pageOf(position))) || 0)
    // A step with one field has put the focus there already.
    const isTaken = heading.current?.parentElement?.querySelector('.wizard-step :focus')
    if (!isTaken) heading.current?.focus({ preventScroll: true })
  }, [step, position, view])
  return heading
}
