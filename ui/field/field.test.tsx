import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { CheckField, Field } from './field.tsx'

test('a field is found by its label, and its hint and error are read out with it', () => {
  const html = renderToStaticMarkup(
    <Field id="phone" label="Mobilnummer" hint="Med landkode" error="Vennligst skriv inn et gyldig mobilnummer">
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(html).toContain('<label for="phone">')
  expect(html).toMatch(/<input[^>]*aria-describedby="phone-hint phone-error"/)
  expect(html).toContain('id="phone-hint"')
  expect(html).toContain('id="phone-error"')
  expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
})

test('what is required is told once, as a hint or as what is wrong', () => {
  const html = renderToStaticMarkup(
    <Field id="department" label="Avdeling" hint="Må fylles ut" error="Må fylles ut">
      {(control) => <select {...control} />}
    </Field>,
  )
  expect(html.match(/Må fylles ut/g)).toHaveLength(1)
  expect(html).toMatch(/<select[^>]*aria-describedby="department-error"/)
})

test('a field that is right says nothing of errors', () => {
  const html = renderToStaticMarkup(
    <Field id="name" label="Navn">
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(html).not.toMatch(/aria-invalid|aria-describedby|error/)
})

test('a box to tick tells what is wrong with it', () => {
  const html = renderToStaticMarkup(
    <CheckField id="terms" error="Du må godta">
      Jeg godtar
    </CheckField>,
  )
  expect(html).toMatch(/<input[^>]*aria-describedby="terms-error"/)
})

test('each line of the error summary leads to its field', () => {
  const errors = [{ field: 'name', message: 'Vennligst skriv inn navnet ditt' }]
  const html = renderToStaticMarkup(<ErrorSummary title="Noe mangler" errors={errors} />)
  expect(html).toMatch(/<a href="#name">Vennligst skriv inn navnet ditt<\/a>/)
  expect(renderToStaticMarkup(<ErrorSummary title="Noe mangler" errors={[]} />)).toBe('')
})
