import type { Attachment } from './fields/attachment.ts'
import { accept, type Checked, type CheckedFields, gatherFields, refuse } from './fields/checked.ts'
import { checkEmail } from './fields/email.ts'
import { checkName } from './fields/name.ts'
import { countCharacters, isWritableText, tidyText } from './fields/text.ts'

/** An application for a job, as it is stored until it has been passed on. */
export interface Application {
  /** The vacancy. */
  readonly job: string
  readonly name: string
  readonly email: string
  /** E.164 */
  readonly phone: string
  readonly text: string
  readonly file: Attachment | null
}

/** Where the form is posted. */
export const applicationAction = '/api/applications'

/** The fields of its form, in the order of the page, which is also the order of the error summary. */
export const applicationFieldNames = ['job', 'name', 'email', 'phone', 'text', 'file'] as const

/** As the reader counts them: about a page. */
export const applicationMaxCharacters = 3_000
/** The same in UTF-16 units, with room for letters that take several. */
export const applicationMaxLength = 9_000

export interface ApplicationInput extends Omit<Application, 'file'> {
  readonly file?: Uint8Array | undefined
}

export interface ApplicationRules {
  /** Whether there is such a vacancy, and applications are still taken. */
  readonly isOpen: (job: string) => boolean
  /** checkCallable with the caller's phone metadata: we call back, nothing is sent by SMS. */
  readonly checkPhone: (text: string) => Checked<string>
  /** checkOptionalAttachment where the bytes are known; the browser only looks at the size. */
  readonly checkFile: (bytes: Uint8Array | undefined) => Checked<Attachment | null>
}

export function checkApplication(input: ApplicationInput, rules: ApplicationRules): CheckedFields<Application> {
  return gatherFields<Application>({
    job: rules.isOpen(input.job) ? accept(input.job) : refuse('job-closed'),
    name: checkName(input.name),
    email: checkEmail(input.email),
    phone: rules.checkPhone(input.phone),
    text: checkText(input.text),
    file: rules.checkFile(input.file),
  })
}

function checkText(given: string): Checked<string> {
  if (!isWritableText(given)) return refuse('invalid-characters')
  const text = tidyText(given)
  const fits = text.length <= applicationMaxLength && countCharacters(text) <= applicationMaxCharacters
  return text !== '' && fits ? accept(text) : refuse('application-text')
}
