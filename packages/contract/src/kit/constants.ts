/**
 * Every number of the two specifications, once, and below them the limits that this product sets itself.
 * NOTE: the printed upload steps (to 82 %, from 10 to 80 % in 1.5 s) have no constant: bars show real progress.
 */

/** Both names of an account whose person was taken out. */
export const anonymousName = '—'

// Lists
export const defaultPerPage = 10
export const markedLogsPerPage = 5
export const mostPerPage = 100
export const allPerPage = 9999

export const sorting = {
  users: { field: 'surname', direction: 'ASC' },
  linkedUsers: { field: 'firstName', direction: 'ASC' },
  others: { field: 'name', direction: 'ASC' },
  eventsToApprove: { field: 'createdOn', direction: 'DESC' },
  markedLogs: { field: 'dateMarked', direction: 'DESC' },
} as const

export const statusFilter = { users: 'Active', linkedUsers: '%ctive' } as const
/** What each press of the status filter turns to; it starts at none. */
export const statusFilterTurns = ['Active', 'Inactive', ''] as const

export const search = {
  shortestUserSearch: 3,
  /** Of everything else; a type answers its best hundred at most. */
  shortestSearch: 2,
  mostOfType: 100,
  mostClose: 10,
} as const

/** The first page: what is due within two weeks is due soon. */
export const home = { dueSoonDays: 14, mostToDo: 8, mostFeatured: 12 } as const

// Screens
export const delays = {
  filterLockMs: 500,
  flashMs: 1500,
  /** A word about what was done; nobody is hurried who points at it. */
  noticeMs: 8000,
  saveButtonMs: 2000,
  passwordFlashMs: 2500,
  videoControlsMs: 3000,
} as const

export const carousel = {
  /** The first row whose width lies above the screen's; none: `landing`. */
  landingBelow: [
    { width: 600, slides: 1 },
    { width: 768, slides: 2 },
    { width: 1024, slides: 3 },
  ],
  landing: 4,
  others: 3,
  welcome: 2,
} as const

/** A mark under 25 is red, under 75 amber, any other green. */
export const levelColours = { redBelow: 25, amberBelow: 75 } as const
/** A rating up to 1 is orange, 2 is green, from 3 on it is bright green. */
export const sliderColours = { orangeUpTo: 1, greenUpTo: 2 } as const

export const defaultRating = 0
export const thumbs = { up: 1, down: 0 } as const

export const currency = { symbol: 'R', code: 'ZAR' } as const
/** What prices may be given in. */
export const currencies = ['ZAR', 'EUR', 'USD', 'GBP', 'CHF', 'BWP', 'NAD'] as const
/** A million, in cents. */
export const mostCents = 100_000_000

/** In the notation of the place that reads each: the wire and the display as moment, the pickers as printed. */
export const dateFormats = {
  wire: 'DD-MM-YYYY HH:mm',
  wireDay: 'DD-MM-YYYY',
  display: 'dddd, DD MMM YYYY',
  slot: 'HH:mm',
  chatMessage: 'DD MMM YY HH:mm',
  day: 'dd-MM-yyyy',
  dayAndTime: 'dd-MM-yyyy HH:mm',
  pickerDay: 'd-m-Y',
  pickerDayAndTime: 'd-m-Y H:i',
  pickerTime: 'H:i A',
} as const

/** Monday, counted from Sunday as 0. */
export const firstDayOfWeek = 1

// Learning and evaluation
export const componentCategory = {
  document: 1,
  package: 2,
  evaluation: 3,
  video: 4,
  pdrForm: 5,
  moderatedEssay: 6,
  competencyEvaluation: 7,
  survey: 8,
  embeddedPage: 9,
  combinationEvaluation: 12,
  externalWindow: 15,
  opinionSurvey: 20,
  multiSourceFeedback: 21,
  xapi: 24,
} as const

export const categories = {
  launchAsEvaluation: [3, 5, 6, 7, 8, 12, 20, 21],
  withoutScore: [5, 8, 20, 21],
  withoutHeader: [9],
  inExternalWindow: [15],
  xapi: [24],
  closeAfterSubmit: [5],
} as const

/** From how many answers on results are shown: an anonymous survey never shows them from fewer than the first number. */
export const surveys = { leastAnonymous: 3, usualLeast: 5, mostLeast: 1000 } as const

export const longestAnswerText = 255

/** How far the numbers of a question go, and how much it holds. */
export const questionLimits = {
  fullScore: 1000,
  noOfRetries: 10,
  numberOfDistractors: 50,
  answers: 50,
  answerPairs: 20,
  tags: 20,
  tagLetters: 50,
  altLetters: 300,
} as const

/** The same of an evaluation; a limit of time is in its own unit. */
export const evaluationLimits = {
  retryLimit: 100,
  timeLimit: 100_000,
  minutes: 100_000,
  passMark: 100,
  secondMarkerGap: 100,
  drawn: 200,
  items: 200,
} as const
/** What somebody writes freely, in an evaluation and in a survey. */
export const longestFreeText = { evaluation: 20_000, survey: 5000 } as const
export const longestComment = 5000
/** How many held results one call releases. */
export const mostReleased = 200
/** How long an attempt is kept for its marker after they last did something, and a mark may be taken back. */
export const marking = { claimMinutes: 20, undoMinutes: 15 } as const
export const questionImage = { height: 470, width: 740 } as const
export const richTextImageTypes = ['image/png'] as const
export const questionDifficulties = ['easy', 'medium', 'hard'] as const
export const printScale = 5

/** A stored code that is none of these means months. */
export const durationCodes = { h: 'HOURS', d: 'DAYS', w: 'WEEKS' } as const
export const durationTypes = ['HOURS', 'DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const
export const expiryUnits = ['minutes', 'days', 'hours', 'weeks', 'months', 'years'] as const

export const reportFormats = ['CSV', 'HTML', 'PDF'] as const

// Events
export const webinar = { pollSeconds: 120, upcomingMinutes: 30 } as const
export const eventTimes = { availableMinutesBefore: 15, inviteOnlyDaysBefore: 1 } as const
export const newTimeslot = { startsInDays: 5, lastsHours: 2 } as const
export const eventTypes = [
  'classroom',
  'rsvpControlledAccess',
  'autoControlledAccess',
  'open',
  'selfStudy',
] as const

// Reviews
export const futureObjectives = { fewest: 3, most: 5 } as const

// Chat
export const chat = {
  windowWidth: 400,
  windowHeight: 400,
  windowTop: 89,
  openAfterMs: 500,
  rosterStep: 20,
  reconnectMs: 5000,
  // NOTE: the specification leaves both poll delays open; these two defaults are ours.
  messagePollSeconds: 10,
  activeUsersPollSeconds: 60,
} as const

// The course-package runtime 1.2
export const runtimeModel = {
  version: '3.4',
  integer: { min: 0, max: 65536 },
  signedInteger: { min: -32768, max: 32768 },
  audio: { min: -1, max: 100 },
  speed: { min: -100, max: 100 },
  text: { min: -1, max: 1 },
  score: { min: 0, max: 100 },
  identifierBelow: 256,
  longestString: 4096,
  /** What a component may be set to, because common authoring tools need it. */
  longestSuspendData: 64_000,
  timespanHourDigits: { min: 2, max: 4 },
  decimalsOfSecond: 2,
  lastHour: 23,
  lastSecond: 59,
} as const

// Our own limits
/** What one commit of a package may hold; a session longer than a thousand hours is none. */
export const packageLimits = {
  nameLetters: 1000,
  valueLetters: 64_000,
  longestSession: 360_000_000,
  /** How long the token of a launch is good for its commits. */
  tokenHours: 12,
  /** Calls of a launch that its trace keeps, of one commit, and of how many launches. */
  tracedCalls: 2000,
  tracedAtOnce: 200,
  tracedLaunches: 5,
  /** Of what was handed in, and of what was answered. */
  tracedLetters: 300,
} as const

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

export const lifeSeconds = {
  token: 12 * hours,
  /** However often it is renewed. */
  session: 30 * days,
  viewAs: 1 * hours,
  actionLink: 7 * days,
  passwordResetLink: 1 * hours,
  registrationLink: 48 * hours,
  signedAddress: 10 * minutes,
  repeatedAnswer: 24 * hours,
  dataArchive: 7 * days,
} as const

/** How often somebody may try, counted for one account (or address typed) and for one network address. */
export const attemptLimits = {
  signIn: {
    account: { tries: 10, seconds: 15 * minutes },
    address: { tries: 100, seconds: 15 * minutes },
  },
  link: { account: { tries: 10, seconds: 15 * minutes }, address: { tries: 60, seconds: 15 * minutes } },
  passwordRequest: { account: { tries: 3, seconds: 1 * hours }, address: { tries: 30, seconds: 1 * hours } },
  registration: { account: { tries: 10, seconds: 1 * hours }, address: { tries: 20, seconds: 1 * hours } },
  captcha: { account: null, address: { tries: 120, seconds: 15 * minutes } },
  openQuiz: { account: null, address: { tries: 600, seconds: 1 * hours } },
  surveyInvitation: { account: null, address: { tries: 600, seconds: 1 * hours } },
  testWebhook: { account: { tries: 60, seconds: 1 * hours }, address: { tries: 200, seconds: 1 * hours } },
  verify: { account: null, address: { tries: 60, seconds: 15 * minutes } },
  bounce: { account: null, address: { tries: 3000, seconds: 1 * hours } },
  recordStore: { account: null, address: { tries: 600, seconds: 15 * minutes } },
  testMail: { account: { tries: 30, seconds: 1 * hours }, address: { tries: 100, seconds: 1 * hours } },
} as const

/** API tokens: how many calls one may make in each process, and how long it may be valid. */
/** How long a message of the card provider counts, how long it is waited for, how long a checkout stays open. */
export const cardProvider = { toleranceSeconds: 300, answerSeconds: 15, checkoutHours: 24 } as const

/** As many favourites as somebody can still find something in. */
export const mostFavourites = 100

/** As many comments as a marker can still find the right one in, and how long one may be. */
export const mostBankComments = 100
export const longestBankComment = 1000

export const apiTokens = {
  callsPerMinute: 600,
  mostDays: 366,
  mostRanges: 20,
  writtenEverySeconds: 60,
} as const

/**
 * Webhooks: how long an address has to answer and how much of it is kept, how long after a signature it is to be
 * refused, and how long nothing may get through before the subscription is paused.
 */
export const webhooks = {
  answerSeconds: 10,
  answerLetters: 1000,
  replayWindowSeconds: 300,
  pauseAfterHours: 24,
  keptDays: 30,
  mostOverlapHours: 168,
  mostReplayed: 1000,
} as const

/** How much work the captcha asks for, `cost` rounds of hashing for each try, and how long it may be answered. */
export const captcha = { cost: 3000, leastTries: 100, mostTries: 300, lastsSeconds: 20 * minutes } as const

/** The record store: how much is taken and given at once, and how many calls a credential may make in each process. */
export const recordStore = {
  bodyBytes: 20_000_000,
  mostStatements: 1000,
  perPage: 100,
  callsPerMinute: 6000,
} as const

export const requestLimits = {
  bodyBytes: 1_000_000,
  bodyDepth: 20,
  headersSeconds: 30,
  bodySeconds: 120,
  stopSeconds: 10,
  transactionSeconds: 5,
} as const

export const uploadBytes = {
  avatar: 5_000_000,
  logo: 500_000,
  image: 10_000_000,
  document: 50_000_000,
  import: 50_000_000,
  package: 1_000_000_000,
  video: 2_000_000_000,
  archive: 2_000_000_000,
  certificate: 1_000_000,
} as const

/** What a certificate may carry, how long its number is, and how many days ahead its end is told. */
export const certificates = {
  mostSignatories: 3,
  codeLength: 20,
  tellDaysAhead: [60, 30, 7],
} as const

/** Declarations of competencies, and what a job role asks for. */
export const competencies = {
  wordsLength: 2000,
  mostEvidence: 10,
  mostItems: 100,
  mostMonths: 120,
  mostLocalities: 200,
  endingDays: 60,
  tellDaysAhead: [60, 30, 7],
} as const

/**
 * Files of components: the pieces in which a large one comes, how long one that is not finished or not used is kept,
 * and how much text one may be.
 */
export const componentFiles = {
  chunkBytes: 4_000_000,
  keptHours: 24,
  textBytes: 1_000_000,
  htmlLetters: 2_000_000,
  htmlBytes: 5_000_000,
  videoShare: 90,
} as const

/** What the cover of a course, or the picture of a diagram, may measure; one that nothing uses is kept for so long. */
export const pictureLimits = {
  smallest: { width: 320, height: 160 },
  largest: 6000,
  keptHours: 24,
} as const

/** How finely the areas of a diagram are placed in its picture, the smallest that a finger meets, and how many. */
export const diagramLimits = { grid: 1000, smallestArea: 20, mostAreas: 60, step: 10, fineStep: 1 } as const

/** How many courses and folders one container grouping holds at most, and how many groupings the catalogue shows. */
export const groupingLimits = { mostContainers: 60, mostShown: 12 } as const

/** What one file of an import may hold. */
export const importLimits = {
  lines: 200_000,
  columns: 200,
  cellLength: 5000,
  previewRows: 5,
  /** From this share of the active people on, their number must be typed before they are deactivated. */
  guardShare: 0.1,
} as const

/** `mostOfSession`: open at once in one process; a browser needs one, or one for each tab. */
export const liveStream = { heartbeatSeconds: 25, mostOfSession: 20 } as const

/** Who was here so lately counts as online; a session in use is marked every minute. */
export const onlineMinutes = 5
export const latestNotificationCount = 5
/** How many suggestions and activities the short lists show. */
export const topCount = 5
