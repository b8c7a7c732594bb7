import type { KindData } from '#page-data/pages.ts'
import { Checks } from './checks.tsx'
import { useToolWords } from './use-tool-words.ts'

/** The warning signs of the page, as boxes to tick before the tool's own questions. findGravest judges what is ticked. */
export function SignChecks({ signs, name = 'signs' }: { signs: KindData['tool']['signs']; name?: string }) {
  const words = useToolWords('help')
  const options = signs.map(({ id, label }) => ({ id, text: label }))
  return <Checks name={name} legend={words.question} hint={words.hint} options={options} />
}
