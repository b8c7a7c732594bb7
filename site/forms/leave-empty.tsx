import { useSite } from '../site-context.tsx'

/**
 * A field for robots that fill in everything they find: nobody sees it, with eyes or with a screen reader, and it is not sent
 * by script. A plain form with something in it is not kept (docs/decisions/0031). Browsers fill in no field that is not
 * displayed, and a text area named so is none of the things that they or password managers know about a person.
 */
export function LeaveEmpty() {
  const { form } = useSite().stringTranslations
  return (
    <p className="leave-empty">
      <label htmlFor="comment">{form.leaveEmpty}</label>
      <textarea id="comment" name="comment" tabIndex={-1} autoComplete="off" />
    </p>
  )
}
