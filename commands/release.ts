import { findDamage } from '#releases/damage.ts'
import { placeOf } from '#releases/layout.ts'
import { makeCurrent } from '#releases/publish.ts'
import { listReleases } from '#releases/release-info.ts'
import { sayMoment } from './operator/say-moment.ts'

// For operators: `npm run release -- list` shows the releases on disk, `npm run release -- use <build>` makes one current.
const usage = 'Use: npm run release -- list, or npm run release -- use <build>'
const dist = 'dist'
const [action = 'list', build = '', ...rest] = process.argv.slice(2)
if (action === 'list' && build === '') list()
else if (action === 'use' && rest.length === 0) use(build)
else fail(usage)

function list() {
  const releases = listReleases(dist)
  if (releases.length === 0) fail('There is no release yet: run npm run build.')
  for (const { build, madeAt, pages, current } of releases) {
    const made = sayMoment(madeAt)
    console.log(
      `${current ? '*' : ' '} ${build}  ${made} UTC  ${String(pages).padStart(5)} pages${current ? '  current' : ''}`,
    )
  }
}

function use(wanted: string) {
  const release = listReleases(dist).find(({ build }) => build === wanted)
  if (!release) fail(`There is no release "${wanted}": npm run release -- list shows those there are.`)
  if (release.current) {
    console.log(`${wanted} is the current release already.`)
    return
  }
  const damage = findDamage(placeOf(dist, wanted))
  if (damage) fail(`${wanted} is not whole and stays unused: ${damage} Choose another one, or run npm run build.`)
  makeCurrent(dist, wanted, Date.now())
  console.log(`${wanted} is now the current release; running servers take it over within seconds.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
