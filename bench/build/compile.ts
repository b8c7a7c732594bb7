import { buildSite } from '#compiler/output/build-site.ts'
import { markets } from '#domain/market.ts'

// One whole build in a process of its own: content, dist and cache as arguments, the last two empty.
const [content, dist, cache, siteUrl] = process.argv.slice(2) as [string, string, string, string]
const today = Temporal.Now.plainDateISO(markets.norway.zone).toString()
await buildSite({ content, dist, cache, country: 'norway', siteUrl, today }, () => {})
