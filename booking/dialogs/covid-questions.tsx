import { Accordion } from '#ui/accordion/accordion.tsx'
import { useWizard } from '../wizard-context.tsx'

export function CovidQuestions() {
  const { words, paths } = useWizard()
  const text = words.dialog['covid-questions']
  const items = ([1, 2, 3, 4, 5, 6] as const).map((n) => ({ question: text[`q${n}`], answer: <p>{text[`a${n}`]}</p> }))
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
