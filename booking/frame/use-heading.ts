import { type RefObject, useEffect, useRef } from 'react'
import { format } from '#messages/format.ts'
import type { Wizard } from '../wizard-context.tsx'

/** Each step is a page: it has its own title, begins at the top, and its heading takes focus so that it is read out. */
export function useHeading(
  title: string,
  { position: { step }, errors, common, brand }: Wizard,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const hasErrors = errors.length > 0
  useEffect(() => {
    document.title = `${hasErrors ? format(common.validation.errorTitle, { title }) : title} | ${brand}`
  }, [title, hasErrors, common, brand])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    // A step with one field has put the focus there already.
    const isTaken = heading.current?.parentElement?.querySelector('.wizard-step :focus')
    if (!isTaken) heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
