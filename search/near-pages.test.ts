import { expect, it } from 'vitest'
import { wordsOfAddress } from './near-pages.ts'

it('looks for the pages near an address by its last parts, and searches little for long ones', () => {
  expect(wordsOfAddress('/en/chickenpox/')).toEqual(['chickenpox'])
  expect(wordsOfAddress('/en/physical/diagnosis/back/lumbago')).toEqual(['lumbago', 'back'])
  expect(wordsOfAddress('/a-b-c-d-e-f-g-h/')).toEqual(['a b c d e'])
  expect(wordsOfAddress('/wp-login.php')).toEqual([])
})
