import type { KindData } from '#compiler/page-data.ts'
import { SideCard } from '#ui/side-card/side-card.tsx'
import { useSite } from '../site-context.tsx'
import { Article } from './parts/article.tsx'

/** For employers: leads to a conversation rather than to a booking. */
export function BusinessTemplate({ data }: { data: KindData['business'] }) {
  const { navigation, stringTranslations: words } = useSite()
  return (
    <Article
      data={data}
      side={
        <SideCard
          title={words.business.askHeading}
          text={words.business.askText}
          facts={[]}
          action={{ title: words.faq.contactUs, path: navigation.paths.contact }}
        />
      }
    />
  )
}
