/* global course, talk */
const words = {
  en: {
    other: 'Deutsch',
    back: 'Back',
    next: 'Next',
    check: 'Check answer',
    right: 'Right.',
    wrong: 'Not quite.',
    choose: 'Please choose an answer first.',
    result: 'Your result',
    passed: 'You have passed.',
    failed: 'You have not passed yet. Go back, read again and change your answers.',
    count: (page, all) => `Page ${page} of ${all}`,
    score: (right, all) => `${right} of ${all} answers are right.`,
  },
  de: {
    other: 'English',
    back: 'Zurück',
    next: 'Weiter',
    check: 'Antwort prüfen',
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    choose: 'Bitte wählen Sie zuerst eine Antwort.',
    result: 'Ihr Ergebnis',
    passed: 'Sie haben bestanden.',
    failed: 'Sie haben noch nicht bestanden. Gehen Sie zurück, lesen Sie nach und ändern Sie Ihre Antworten.',
    count: (page, all) => `Seite ${page} von ${all}`,
    score: (right, all) => `${right} von ${all} Antworten sind richtig.`,
  },
}

const at = (id) => document.getElementById(id)
const { pages } = course
const questions = pages.filter((page) => page.answers)
const state = { page: 0, answers: {}, language: navigator.language.startsWith('de') ? 'de' : 'en' }

function make(tag, text, values = {}) {
  const made = Object.assign(document.createElement(tag), values)
  if (text) made.textContent = text
  return made
}

function show(isMoved = true) {
  const { language, page } = state
  const said = words[language]
  document.documentElement.lang = language
  document.title = course.title[language]
  at('course-title').textContent = course.title[language]
  at('language').textContent = said.other
  at('language').lang = language === 'en' ? 'de' : 'en'
  at('back').textContent = said.back
  at('back').disabled = page === 0
  at('next').textContent = said.next
  at('next').hidden = page === pages.length
  at('next').className = pages[page]?.answers ? '' : 'main'
  at('count').textContent = said.count(page + 1, pages.length + 1)
  const shown = pages[page]
  at('page').replaceChildren(
    ...(shown ? (shown.answers ? questionOf(shown, said) : textOf(shown)) : resultOf(said)),
  )
  if (isMoved) at('page').focus()
}

function textOf({ title, text, picture }) {
  const { language } = state
  const parts = [make('h1', title[language]), ...text[language].map((one) => make('p', one))]
  if (!picture) return parts
  const holder = make('div')
  holder.innerHTML = picture.svg
  holder.firstElementChild.setAttribute('role', 'img')
  holder.firstElementChild.setAttribute('aria-label', picture.alt[language])
  return [parts[0], holder, ...parts.slice(1)]
}

function questionOf(question, said) {
  const { language, answers } = state
  const form = make('form')
  const group = make('fieldset')
  const legend = make('legend')
  legend.append(make('h1', question.title[language]))
  group.append(legend)
  for (const [index, answer] of question.answers.entries()) {
    const label = make('label')
    const radio = make('input', '', { type: 'radio', name: 'answer', value: String(index) })
    radio.checked = answers[question.id] === index
    label.append(radio, make('span', answer[language]))
    group.append(label)
  }
  const told = make('p', '', { className: 'told' })
  told.setAttribute('role', 'status')
  form.append(group, make('button', said.check, { className: 'main' }), told)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = new FormData(form).get('answer')
    if (chosen === null) told.textContent = said.choose
    else {
      state.answers[question.id] = Number(chosen)
      const isRight = question.right === Number(chosen)
      told.dataset.right = String(isRight)
      told.textContent = `${isRight ? said.right : said.wrong} ${question.why[language]}`
      save()
    }
  })
  return [form]
}

const rightOnes = () => questions.filter(({ id, right }) => state.answers[id] === right).length
const hasPassed = () => rightOnes() / questions.length >= course.mastery

function resultOf(said) {
  return [
    make('h1', said.result),
    make('p', said.score(rightOnes(), questions.length)),
    make('p', hasPassed() ? said.passed : said.failed),
  ]
}

function save() {
  talk.save(JSON.stringify(state), String(state.page))
}

function go(to) {
  state.page = Math.max(0, Math.min(pages.length, to))
  show()
  save()
  if (state.page === pages.length) talk.finish(rightOnes() / questions.length, hasPassed())
}

at('back').addEventListener('click', () => go(state.page - 1))
at('next').addEventListener('click', () => go(state.page + 1))
at('language').addEventListener('click', () => {
  state.language = state.language === 'en' ? 'de' : 'en'
  show(false)
  save()
})
addEventListener('pagehide', () => talk.leave())

async function begin() {
  const saved = await talk.begin()
  try {
    if (saved) Object.assign(state, JSON.parse(saved))
  } catch {
    // What was saved by something else is not read.
  }
  show(false)
}
void begin()
