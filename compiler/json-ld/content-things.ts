import type { Article, FAQPage, JobPosting, MedicalWebPage } from 'schema-dts'
import type { Facts } from '#domain/facts/facts.ts'
import { htmlLang } from '#domain/market/locale.ts'
import { markets } from '#domain/market/market.ts'
import type { BlogPostPage, ConditionPage, JobPage, PageData } from '#page-data/pages.ts'
import type { BasePage } from '#page-data/parts.ts'

export function medicalPage(page: PageData, condition: ConditionPage, siteUrl: string): MedicalWebPage {
  const { review } = condition
  return {
    '@type': 'MedicalWebPage',
    name: condition.title,
    description: condition.summary,
    url: siteUrl + page.path,
    inLanguage: htmlLang(page.language),
    about: {
      '@type': 'MedicalCondition',
      name: condition.plainName,
      ...(condition.medicalName && { alternateName: condition.medicalName }),
    },
    ...(review && {
      lastReviewed: review.reviewed,
      reviewedBy: {
        '@type': 'Person',
        name: review.by.name,
        jobTitle: review.by.profession,
        disambiguatingDescription: 'An invented person, as an example',
        url: siteUrl + review.by.path,
      },
    }),
  }
}

/**
 * Questions with their answers, of a page that is about them. A page about a condition, which ends with some, is no FAQPage: search
 * engines show nothing of it there, and it would say each answer twice.
 */
export function faqThing(page: BasePage): FAQPage | undefined {
  const questions = page.sections.flatMap((section) =>
    section.parts.flatMap((part) => ('questions' in part ? part.questions : [])),
  )
  if (questions.length === 0) return
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}

export function articleThing(page: PageData, post: BlogPostPage, facts: Facts, siteUrl: string): Article {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    url: siteUrl + page.path,
    inLanguage: htmlLang(page.language),
    datePublished: post.published,
    dateModified: post.review?.reviewed ?? post.published,
    image: `${siteUrl}/og/blog-${page.locale}.png`,
    author: { '@type': 'Person', name: post.author.name, url: siteUrl + post.author.path },
    publisher: { '@type': 'Organization', name: facts.company.name, url: `${siteUrl}/` },
  }
}

export function jobThing(page: PageData, job: JobPage, facts: Facts, siteUrl: string): JobPosting {
  const places = facts.clinics.filter((clinic) => job.clinics.includes(clinic.id))
  const html = job.sections.map(
    (section) => `<h2>${section.title}</h2>${section.parts.map((part) => ('html' in part ? part.html : '')).join('')}`,
  )
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: html.join(''),
    url: siteUrl + page.path,
    datePosted: job.posted,
    validThrough: job.closes,
    employmentType: job.percent === 100 ? 'FULL_TIME' : 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: facts.company.legalName, sameAs: `${siteUrl}/` },
    // A single place must not be in a list: search engines then miss its address.
    jobLocation: onlyOrAll(
      places.map(({ address, country }) => ({
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postcode,
          addressLocality: address.place,
          addressCountry: markets[country].code,
        },
      })),
    ),
  }
}

const onlyOrAll = <T>(items: T[]) => (items.length === 1 ? items[0]! : items)
