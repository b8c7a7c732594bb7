import { findTraits } from '#domain/partners/kinds.ts'
import { format } from '#messages/format.ts'
import { formatPrice } from '#messages/prices.ts'
import { useWizard } from '../wizard-context.tsx'
import { whichTest } from './covid-questions.tsx'

/** The tests side by side. Members of some partners see the tests that they have a price of their own for. */
export function CovidTests() {
  const wizard = useWizard()
  const { words, position, catalogue } = wizard
  const text = words.dialog['covid-which-test']
  const advice = wizard.covidAnswers.find(({ id }) => id === whichTest)
  const own = findTraits(position.partner?.kind).comparesOwnTests ? position.partner : undefined
  const tests = [
    { id: 'covid-antigen', name: text.antigen, accreditation: text.notStated },
    { id: 'covid-express-rt-pcr', name: text.express, accreditation: text.notAccredited },
    { id: 'covid-standard-rt-pcr', name: text.standard, accreditation: text.accredited },
  ].flatMap((test) => {
    const treatment = catalogue.treatments[test.id]
    if (!treatment) return []
    const { results } = treatment
    if (!own) return [{ ...test, results, price: treatment.price }]
    const price = own.prices[treatment.id]
    return price === undefined ? [] : [{ ...test, results, price }]
  })
  return (
    <>
      <p>{own ? format(text.ownPricesText, { name: own.name }) : advice?.answer}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that can be moved sideways must be reachable by keyboard */}
      <section className="compare" aria-label={text.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.test}</th>
              <th scope="col">{text.price}</th>
              <th scope="col">{text.results}</th>
              <th scope="col">{text.accreditation}</th>
            </tr>
          </thead>
          <tbody>
            {tests.map((test) => (
              <tr key={test.id}>
                <th scope="row">{test.name}</th>
                <td>{formatPrice(test.price, wizard.common)}</td>
                <td data-name={text.results}>{test.results}</td>
                <td data-name={text.accreditation}>{test.accreditation}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small soft">{text.twoTimes}</p>
      <p className="small soft">{text.included}</p>
    </>
  )
}
