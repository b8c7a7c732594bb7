import { Accordion } from '#ui/accordion/accordion.tsx'
import { useWizard } from '../wizard-context.tsx'

/** The answer that has a dialog of its own, with the tests side by side. */
export const whichTest = 'which-test'

/** The answers of the FAQ, in a sentence or two each. */
export function CovidQuestions() {
  const { words, paths, covidAnswers } = useWizard()
  const text = words.dialog['covid-questions']
  const items = covidAnswers
    .filter(({ id }) => id !== whichTest)
    .map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))
  return (
    <>
      <Accordion items={items} />
      <p>
        <a href={paths.covidFaq} target="_blank" rel="noreferrer">
          {text.more}
        </a>
      </p>
    </>
  )
}
