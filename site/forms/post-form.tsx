import { type ReactNode, useRef } from 'react'
import { ProblemNotice } from '#client/problem-notice.tsx'
import type { applicationAction } from '#domain/forms/application.ts'
import type { contactAction } from '#domain/forms/contact.ts'
import type { interestAction } from '#domain/forms/interest.ts'
import { languageOf } from '#domain/market/locale.ts'
import { formQuery } from '#domain/site/consent.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { useSite } from '../site-context.tsx'
import { LeaveEmpty } from './leave-empty.tsx'
import { type PostedForm, usePostForm } from './use-post-form.ts'

/** The frame of a form that works with and without script; its fields are the children. */
export function PostForm<Values, Sent>({
  action,
  encType,
  label,
  button,
  children,
  ...form
}: PostedForm<Values, Sent> & {
  action: typeof contactAction | typeof interestAction | typeof applicationAction
  /** For a form with a file. */
  encType?: 'multipart/form-data'
  label: string
  button: string
  children: (errorOf: (name: string) => string | undefined) => ReactNode
}) {
  const { locale, country, page, company, navigation, stringTranslations: words } = useSite()
  const { errors, errorOf, problem, isSending, submit, forgetCorrected } = usePostForm(form)
  const element = useRef<HTMLFormElement>(null)
  const { contact } = navigation.paths
  const site = {
    common: words,
    language: languageOf(locale, country),
    phone: company.mobileNumber,
    paths: { contact: contact === page.path ? undefined : contact },
  }
  return (
    <>
      {/* Only shown where third-party scripts run: they could read the form, so it opens in a document without them. */}
      <p className="form-alone">
        <ButtonLink href={`${page.path}?${formQuery}`}>{words.form.open}</ButtonLink>
        <span className="small">{words.form.opensAlone}</span>
      </p>
      {/* A POST without script, so that nothing that is typed can end up in an address. */}
      <form
        className="form stack typed-here"
        method="post"
        action={action}
        encType={encType}
        noValidate
        ref={element}
        onSubmit={submit}
        onInput={forgetCorrected}
        aria-label={label}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="return" value={page.path} />
        <ErrorSummary title={words.validation.errorSummary} errors={errors} />
        {children(errorOf)}
        <LeaveEmpty />
        {problem && (
          <ProblemNotice hasTyped problem={problem} site={site} onRetry={() => element.current?.requestSubmit()} />
        )}
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? words.form.sending : button}
        </Button>
      </form>
    </>
  )
}
