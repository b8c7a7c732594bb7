import { buildSite } from '#compiler/output/build-site.ts'

// One whole build in a process of its own: content, dist, cache, address and day as arguments.
const [content, dist, cache, siteUrl, today] = process.argv.slice(2) as [string, string, string, string, string]
await buildSite({ content, dist, cache, country: 'norway', siteUrl, today }, () => {})
