import { useWizard } from '../wizard-context.tsx'
import { TogetherForm } from './together-form.tsx'
import { TogetherReview } from './together-review.tsx'
import { TogetherTimes } from './together-times.tsx'

/** What the current step shows people who come together. */
export default function Together() {
  const { step } = useWizard().position
  return step === 'time' ? <TogetherTimes /> : step === 'information' ? <TogetherForm /> : <TogetherReview />
}
