import { expect, it } from 'vitest'
import { no } from '#messages/no.ts'
import { bundleParts } from './bundle.ts'
import type { MadeParts } from './bundle-parts.ts'
import { CodeSnapshot } from './part-inputs.ts'

const inputs = new CodeSnapshot().noteInputs().inputs()
const kept = { made: 'kept', inputs }
/** As an earlier build left them, with every file as it is now. */
const known = {
  ...{ browser: kept, css: kept, rareCss: kept, bookingCss: kept, kioskCss: kept, inlineScript: kept },
  ...{ liveFacts: kept, livePeople: kept, thirdParties: kept, serviceWorker: kept },
  // Only its being there counts.
  prerenderFile: { made: 'package.json', inputs },
} as unknown as MadeParts
const made = async (changed: { [name in keyof MadeParts]?: MadeParts[name] | undefined }) => {
  const parts = await bundleParts('unused', 'unused', { ...known, ...changed } as Partial<MadeParts>)
  return Object.entries(parts).filter(([name, part]) => part !== known[name as keyof MadeParts])
}

it('a changed word of the interface makes the service worker again, and nothing else', async () => {
  const before = { made: 'kept', inputs: { ...inputs, 'messages/no.ts': 'as it was' } }
  const again = await made({ serviceWorker: before })
  expect(again.map(([name]) => name)).toEqual(['serviceWorker'])
  const [, part] = again[0]!
  expect(part.made).toContain(no.site.savedOn.split('{')[0])
  expect(Object.keys(part.inputs)).toContain('messages/no.ts')
})

it('a changed stylesheet, or another version of a package, makes a part again', async () => {
  const before = { made: 'kept', inputs: { 'settings and styles': 'as they were' } }
  const again = await made({ rareCss: before })
  expect(again.map(([name]) => name)).toEqual(['rareCss'])
  expect(again[0]![1].made).toContain('@layer print')
})

it('a part that the version before did not have is made, and the others are kept', async () => {
  expect((await made({ rareCss: undefined })).map(([name]) => name)).toEqual(['rareCss'])
})
