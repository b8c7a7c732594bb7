import { type RefObject, useEffect, useRef } from 'react'
import { format } from '#messages/format.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Each question is a page: it has its own title, and its heading takes focus so that it is read out. */
export function useQuestion(
  { step, title, hasErrors }: { step: string; title: string; hasErrors: boolean },
  { common, brand }: Pick<BookingSite, 'common' | 'brand'>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const whole = `${hasErrors ? format(common.validation.errorTitle, { title }) : title} | ${brand}`
  useEffect(() => {
    if (document.title !== whole) document.title = whole
  })
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    // The field of the code takes focus by itself.
    if (!heading.current?.parentElement?.querySelector('.wizard-step :focus')) heading.current?.focus()
  }, [step])
  return heading
}
