import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClinicMap } from './clinic-map.tsx'
import { oslo } from './geography.ts'
import { layOutMap } from './lay-out-map.ts'
import { overlap } from './place-labels.ts'
import { createProjection } from './project.ts'

/** All clinics of Oslo, most of them close together, and one outside. */
const clinics = [
  { id: 'bislett', name: 'Bislett', position: { lat: 59.9243, lng: 10.7318 } },
  { id: 'bogstadveien', name: 'Bogstadveien', position: { lat: 59.9271, lng: 10.7198 } },
  { id: 'ensjo', name: 'Ensjø', position: { lat: 59.9136, lng: 10.7868 } },
  { id: 'grunerlokka', name: 'Grünerløkka', position: { lat: 59.9242, lng: 10.7586 } },
  { id: 'hegdehaugsveien', name: 'Hegdehaugsveien', position: { lat: 59.9216, lng: 10.7292 } },
  { id: 'kirkeveien', name: 'Kirkeveien', position: { lat: 59.9305, lng: 10.7171 } },
  { id: 'nordstrand', name: 'Nordstrand', position: { lat: 59.8624, lng: 10.7966 } },
  { id: 'nydalen', name: 'Nydalen', position: { lat: 59.9489, lng: 10.7647 } },
  { id: 'okern', name: 'Økern', position: { lat: 59.9286, lng: 10.7999 } },
  { id: 'skoyen', name: 'Skøyen', position: { lat: 59.9226, lng: 10.6799 } },
  { id: 'torshov', name: 'Torshov', position: { lat: 59.9357, lng: 10.7667 } },
  { id: 'ulleval', name: 'Ullevål', position: { lat: 59.9488, lng: 10.7337 } },
  { id: 'vika', name: 'Vika', position: { lat: 59.9134, lng: 10.7296 } },
  { id: 'bergen', name: 'Bergen', position: { lat: 60.3942, lng: 5.3217 } },
].map((clinic) => ({ ...clinic, path: `/klinikker/${clinic.id}/` }))

const draw = (shown: typeof clinics, isClose = false) =>
  renderToStaticMarkup(
    <ClinicMap artBase="/art/1/" label="Kart over klinikkene" layout={layOutMap(shown, { isClose })} clinics={shown} />,
  )

test('every clinic can be reached from the map, in Oslo or outside', () => {
  const html = draw(clinics)
  for (const { path, name } of clinics) expect(html).toMatch(new RegExp(`href="${path}".*${name}`))
})

const labelBox = /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" rx/g

test('no name on the map covers another, in the ordinary letters and in the large ones of a phone', () => {
  const html = draw(clinics)
  const [ordinary, large] = html.split('<g class="map-labels ').slice(1)
  for (const labels of [ordinary!, large!.split('</svg>')[0]!]) {
    const boxes = [...labels.matchAll(labelBox)].map((match) => {
      const [x, y, width, height] = match.slice(1).map(Number)
      return { x: x!, y: y!, width: width!, height: height! }
    })
    expect(boxes).toHaveLength(clinics.length - 1)
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    }
  }
})

test('a clinic outside Oslo is shown on its own map, without an empty one of Oslo', () => {
  const html = draw(clinics.filter(({ id }) => id === 'bergen'))
  expect(html.match(/<svg /g)).toHaveLength(1)
  expect(html).toContain('Bergen')
})

test('the page of a clinic shows the quarters around it, and its name is in sight', () => {
  for (const clinic of clinics.filter(({ id }) => id !== 'bergen')) {
    const html = draw([clinic], true)
    const [left, top, width, height] = /viewBox="([^"]+)"/.exec(html)![1]!.split(' ').map(Number)
    const [x, y, labelWidth, labelHeight] = [...html.matchAll(labelBox)][0]!.slice(1).map(Number)
    expect(x).toBeGreaterThanOrEqual(left!)
    expect(y).toBeGreaterThanOrEqual(top!)
    expect(x! + labelWidth!).toBeLessThanOrEqual(left! + width!)
    expect(y! + labelHeight!).toBeLessThanOrEqual(top! + height!)
  }
})

test('north is up and east is right', () => {
  const { project } = createProjection(oslo)
  const [vika, nydalen] = [project([59.9134, 10.7296]), project([59.9489, 10.7647])]
  expect(nydalen.y).toBeLessThan(vika.y)
  expect(nydalen.x).toBeGreaterThan(vika.x)
})
