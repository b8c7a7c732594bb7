import { anyOf } from '#domain/tools/answers.ts'
import { findGravest } from '#domain/tools/find-gravest.ts'
import { adviseTherapist, therapistReasons } from '#domain/tools/therapist.ts'
import { therapistExplainer } from '#messages/booking/therapist-explainer.ts'
import { BookLink } from '../parts/book-link.tsx'
import { Checks } from '../parts/checks.tsx'
import { HelpNow } from '../parts/help-now.tsx'
import { SignChecks } from '../parts/sign-checks.tsx'
import { ToolForm } from '../parts/tool-form.tsx'
import { ToolResult } from '../parts/tool-result.tsx'
import { useToolForm } from '../parts/use-tool-form.ts'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'

/** The answers are the words of the booking's explainer, so that both give the same advice. */
export function TherapistTool({ locale, signs }: ToolProps) {
  const words = useToolWords('therapist')
  const explainer = therapistExplainer[locale]
  const form = useToolForm({
    reasons: { read: anyOf(therapistReasons), error: '' },
    signs: { read: anyOf(signs.map(({ id }) => id)), error: '' },
  })
  const { given } = form
  const level = given && findGravest(given.signs, signs)
  const advice = given && !level ? adviseTherapist(given.reasons) : undefined
  const isFor = (therapist: 'physiotherapist' | 'chiropractor') => advice === therapist || advice === 'either'
  return (
    <>
      <ToolForm form={form} button={words.show}>
        <Checks
          name="reasons"
          legend={words.reasons}
          hint={words.reasonsHint}
          options={therapistReasons.map((id) => ({ id, text: words.reason[id] }))}
        />
        <SignChecks signs={signs} />
      </ToolForm>
      <HelpNow level={level} />
      <ToolResult title={advice && words.advice[advice]}>
        {advice === 'doctor' && (
          <>
            <p>{words.doctorFirst}</p>
            <BookLink treatment="gp-consultation" />
          </>
        )}
        {advice === 'either' && <p>{explainer.text}</p>}
        {isFor('physiotherapist') && (
          <>
            <h4>{explainer.physioHeading}</h4>
            <p>{explainer.physio}</p>
            <BookLink treatment="physiotherapist-first-time" named />
          </>
        )}
        {isFor('chiropractor') && (
          <>
            <h4>{explainer.chiroHeading}</h4>
            <p>{explainer.chiro}</p>
            <BookLink treatment="chiropractor-first-time" named />
          </>
        )}
        {advice === 'either' && <p>{explainer.unsure}</p>}
      </ToolResult>
    </>
  )
}
