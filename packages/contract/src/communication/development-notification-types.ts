import type { NotificationType } from './notification-type.ts'

/** What people are told of their reviews, competencies, goals, talks and rewards. */
export const developmentNotificationTypes = {
  'review.turn': {
    category: 'reviews',
    en: 'Reviews that wait for you',
    de: 'Mitarbeitergespräche, die auf Sie warten',
    about: {
      en: 'A review waits for one’s own part, as its person or as its manager.',
      de: 'Ein Mitarbeitergespräch wartet auf den eigenen Teil, als Person oder als Führungskraft.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['inApp'],
  },
  'review.reminder': {
    category: 'reviews',
    en: 'Reminders of reviews',
    de: 'Erinnerungen an Mitarbeitergespräche',
    about: {
      en: 'A part of a review is due soon, or somebody reminds of it.',
      de: 'Ein Teil eines Mitarbeitergesprächs ist bald fällig, oder jemand erinnert daran.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'review.told': {
    category: 'reviews',
    en: 'What became of reviews',
    de: 'Stand von Mitarbeitergesprächen',
    about: {
      en: 'A review was completed, reopened, closed or given to another manager.',
      de: 'Ein Mitarbeitergespräch wurde abgeschlossen, wieder geöffnet, geschlossen oder einer anderen Führungskraft gegeben.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'competency.claimApproval': {
    category: 'reviews',
    en: 'Competencies to assess',
    de: 'Kompetenzen zu beurteilen',
    about: {
      en: 'To assessors: somebody has declared a competency.',
      de: 'An alle, die beurteilen: Jemand hat eine Kompetenz erklärt.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
    onlyTo: ['competencies.assess'],
  },
  'competency.claimApproved': {
    category: 'reviews',
    en: 'Decisions about competencies',
    de: 'Entscheidungen über Kompetenzen',
    about: {
      en: 'A competency that one declared was confirmed, returned or ended.',
      de: 'Eine erklärte Kompetenz wurde bestätigt, zurückgegeben oder beendet.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'competency.assessed': {
    category: 'reviews',
    en: 'Overall assessments',
    de: 'Gesamtbeurteilungen',
    about: {
      en: 'An assessor has said whether one meets the profile of one’s job role.',
      de: 'Es wurde beurteilt, ob Sie das Profil Ihrer Stelle erfüllen.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'competency.expiring': {
    category: 'reviews',
    en: 'Competencies that expire',
    de: 'Ablaufende Kompetenzen',
    about: {
      en: 'A confirmed competency ends in 60, 30 or 7 days.',
      de: 'Eine bestätigte Kompetenz endet in 60, 30 oder 7 Tagen.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: [],
  },
  'goal.toDecide': {
    category: 'goals',
    en: 'Training goals to decide',
    de: 'Trainingsziele zu entscheiden',
    about: {
      en: 'To managers and HR: a training goal or its cancellation waits for a decision.',
      de: 'An Führungskräfte und die Personalabteilung: Ein Trainingsziel oder seine Stornierung wartet auf eine Entscheidung.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['inApp'],
    onlyTo: ['goals.decide', 'goals.decideForHr'],
  },
  'goal.decided': {
    category: 'goals',
    en: 'Own training goals',
    de: 'Eigene Trainingsziele',
    about: {
      en: 'What became of a training goal: approved, declined, assigned, cancelled or achieved.',
      de: 'Was aus einem Trainingsziel wurde: genehmigt, abgelehnt, zugewiesen, storniert oder erreicht.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'goal.changedElsewhere': {
    category: 'goals',
    en: 'Bookings and proofs of training goals',
    de: 'Buchungen und Nachweise zu Trainingszielen',
    about: {
      en: 'A seat or a course of a training goal was lost, or its proof was taken back.',
      de: 'Der Platz oder Kurs zu einem Trainingsziel ging verloren, oder sein Nachweis wurde zurückgenommen.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: ['inApp'],
  },
  'talk.started': {
    category: 'reviews',
    en: 'Talks',
    de: 'Gespräche',
    about: {
      en: 'Your manager, or somebody you lead, has begun a talk with you.',
      de: 'Ihre Führungskraft oder jemand, den Sie führen, hat ein Gespräch mit Ihnen begonnen.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
  },
  'contract.toSign': {
    category: 'reviews',
    en: 'Performance contracts to sign',
    de: 'Leistungsvereinbarungen zu unterschreiben',
    about: {
      en: 'Your signature is asked below a performance contract.',
      de: 'Ihre Unterschrift unter einer Leistungsvereinbarung ist gefragt.',
    },
    defaults: ['mail', 'inApp', 'push'],
    mandatory: ['inApp'],
  },
  'contract.told': {
    category: 'reviews',
    en: 'What became of performance contracts',
    de: 'Stand von Leistungsvereinbarungen',
    about: {
      en: 'A performance contract counts, or one that was signed has been changed.',
      de: 'Eine Leistungsvereinbarung gilt, oder eine unterschriebene wurde geändert.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
  },
  'kpa.handedOver': {
    category: 'reviews',
    en: 'Key performance areas',
    de: 'Leistungsbereiche',
    about: {
      en: 'You were made the owner of a key performance area, or are it no longer.',
      de: 'Sie sind für einen Leistungsbereich verantwortlich geworden oder sind es nicht mehr.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
  },
  'reward.given': {
    category: 'reviews',
    en: 'Rewards',
    de: 'Anerkennungen',
    about: {
      en: 'You were given a reward, or one was taken back.',
      de: 'Sie haben eine Anerkennung bekommen, oder eine wurde zurückgenommen.',
    },
    defaults: ['mail', 'inApp'],
    mandatory: [],
  },
} as const satisfies Record<string, NotificationType>
