import { startDevSite } from '#compiler/dev/dev-site.ts'
import { readDemo, readFacts } from '#compiler/read/facts.ts'
import { inMarket } from '#domain/facts/in-market.ts'
import { createSiteSearch, emptySearch } from '#server/search/site-search.ts'
import { runServer } from './server/run-server.ts'
import { readSettings } from './settings/settings.ts'
import { todayIn } from './settings/today.ts'

// The same system with hot reload: pages come from the sources, everything else is as in npm start.
const config = readSettings()
const today = todayIn(config.COUNTRY, config.CLOCK)
const dev = await startDevSite({
  content: 'content',
  country: config.COUNTRY,
  siteUrl: config.SITE_URL,
  today,
})
await runServer(config, {
  // The API keeps the facts it was started with: a changed clinic or price shows on pages at once, in bookings after a restart.
  facts: inMarket(readFacts('content', Number(today.slice(0, 4))), config.COUNTRY),
  demo: readDemo('content'),
  search: {
    ...emptySearch,
    find: (locale, query) => createSiteSearch(dev.searchFiles(), dev.readJson, '').find(locale, query),
  },
  pages: {
    answer: dev.handle,
    // Whatever is shown here is shown to GET and HEAD.
    has: () => true,
    answerMissing: (_, request, response) => dev.handle(request, response),
    answerFailure: (request, response) => dev.handle(request, response),
  },
})
