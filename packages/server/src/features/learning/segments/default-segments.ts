import type { LocalText } from '@oktant/contract/http/http.ts'
import type { SegmentKey } from '@oktant/contract/learning/segments.ts'

type SegmentTexts = { title: LocalText; shortTitle: LocalText; description: LocalText }

/** What a new company's segments say; a line of a short title that ends with a hyphen breaks a word. */
export const defaultSegments: Record<SegmentKey, SegmentTexts> = {
  strategy: {
    title: { en: 'Strategic Vision', de: 'Strategische Vision' },
    shortTitle: { en: 'Strategic\nVision', de: 'Strategische\nVision' },
    description: {
      en: 'Know where the organisation is heading, and why. Here you learn to read markets and risks, to turn a vision into goals that people understand, and to check along the way whether the course still holds.',
      de: 'Wissen, wohin die Organisation steuert und warum. Hier lernen Sie, Märkte und Risiken einzuschätzen, aus einer Vision verständliche Ziele zu machen und unterwegs zu prüfen, ob der Kurs noch stimmt.',
    },
  },
  product: {
    title: { en: 'Product', de: 'Produkt' },
    shortTitle: { en: 'Product', de: 'Produkt' },
    description: {
      en: 'From the first idea to something customers like to use. You learn to understand needs, to design and test quickly, and to keep quality and cost in view until the product is retired.',
      de: 'Von der ersten Idee bis zu etwas, das Kundinnen und Kunden gern benutzen. Sie lernen, Bedürfnisse zu verstehen, rasch zu entwerfen und zu erproben und Qualität wie Kosten bis zum Auslauf des Produkts im Blick zu behalten.',
    },
  },
  production: {
    title: { en: 'Production Capacity', de: 'Produktionskapazität' },
    shortTitle: { en: 'Production\nCapacity', de: 'Produktions-\nkapazität' },
    description: {
      en: 'Deliver what was promised, in the right amount, on time and safely. The courses cover planning people, machines and material, finding bottlenecks, and improving a process step by step.',
      de: 'Liefern, was zugesagt ist: in der richtigen Menge, pünktlich und sicher. Die Kurse behandeln die Planung von Menschen, Maschinen und Material, das Aufspüren von Engpässen und die schrittweise Verbesserung von Abläufen.',
    },
  },
  marketing: {
    title: { en: 'Marketing Sales Distribution', de: 'Marketing Vertrieb Distribution' },
    shortTitle: { en: 'Marketing\nSales\nDistribution', de: 'Marketing\nVertrieb\nDistribution' },
    description: {
      en: 'Reach the people who need what you offer, win their trust, and bring it to them. You learn to position an offer, to lead honest sales conversations, and to choose channels that pay off.',
      de: 'Menschen erreichen, die Ihr Angebot brauchen, ihr Vertrauen gewinnen und es zu ihnen bringen. Sie lernen, ein Angebot zu positionieren, ehrliche Verkaufsgespräche zu führen und Wege zum Kunden zu wählen, die sich lohnen.',
    },
  },
  finance: {
    title: { en: 'Financial Management', de: 'Finanzmanagement' },
    shortTitle: { en: 'Financial\nManagement', de: 'Finanzmanagement' },
    description: {
      en: 'Understand what the figures say and decide with them. From budgets and cash flow to investments and reporting, you learn to explain a result and to see early when it drifts.',
      de: 'Verstehen, was die Zahlen sagen, und mit ihnen entscheiden. Von Budget und Liquidität bis zu Investition und Berichtswesen lernen Sie, ein Ergebnis zu erklären und Abweichungen früh zu erkennen.',
    },
  },
  systems: {
    title: { en: 'Business Systems and HR', de: 'Geschäftssysteme und HR' },
    shortTitle: { en: 'Business Systems\nand HR', de: 'Geschäftssysteme\nund HR' },
    description: {
      en: 'Good rules, good tools and fair dealings with people make work possible. Here you find what you need about processes, information systems, data protection, employment law and developing staff.',
      de: 'Gute Regeln, gute Werkzeuge und ein fairer Umgang machen Arbeit erst möglich. Hier finden Sie das Nötige zu Prozessen, Informationssystemen, Datenschutz, Arbeitsrecht und Personalentwicklung.',
    },
  },
  communication: {
    title: { en: 'Communication', de: 'Kommunikation' },
    shortTitle: { en: 'Communication', de: 'Kommunikation' },
    description: {
      en: 'Say things so that they arrive, and listen so that others speak. You practise presenting, writing, giving feedback and having difficult conversations, within the team and across borders.',
      de: 'Dinge so sagen, dass sie ankommen, und so zuhören, dass andere sprechen. Sie üben das Präsentieren, das Schreiben, Rückmeldungen und schwierige Gespräche, im Team und über Grenzen hinweg.',
    },
  },
  individual: {
    title: { en: 'Individual Capacity', de: 'Individuelle Kapazität' },
    shortTitle: { en: 'Individual\nCapacity', de: 'Individuelle\nKapazität' },
    description: {
      en: 'What you bring with you every day: health, focus, and the will to learn. These courses help you to organise yourself, to handle pressure, and to plan the next step of your development.',
      de: 'Was Sie jeden Tag mitbringen: Gesundheit, Konzentration und die Lust am Lernen. Diese Kurse helfen Ihnen, sich zu organisieren, mit Druck umzugehen und den nächsten Schritt Ihrer Entwicklung zu planen.',
    },
  },
}
