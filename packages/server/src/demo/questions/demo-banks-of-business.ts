import {
  choose,
  type DemoBank,
  isTrue,
  match,
  pickPicture,
  pickWord,
  typeWord,
  write,
} from './demo-question.ts'

export const banksOfBusiness: readonly DemoBank[] = [
  {
    title: ['Finance in plain words', 'Finanzen in einfachen Worten'],
    about: ['Balance sheets, cash and prices.', 'Bilanzen, Geld und Preise.'],
    questions: [
      choose(
        ['easy', 'balance'],
        ['What stands on the left of a balance sheet?', 'Was steht links in einer Bilanz?'],
        [['What the company has', 'Was das Unternehmen hat']],
        [
          ['Where the money came from', 'Woher das Geld kam'],
          ['What it earned this year', 'Was es in diesem Jahr verdient hat'],
          ['What it plans to sell', 'Was es verkaufen will'],
        ],
      ),
      isTrue(
        ['easy', 'cash'],
        [
          'A company that makes a profit can run out of cash.',
          'Ein Unternehmen mit Gewinn kann zahlungsunfähig werden.',
        ],
        true,
      ),
      pickWord(
        ['medium', 'balance'],
        [
          [
            'What belongs to the owners after all debts are paid is',
            'Was nach allen Schulden den Eigentümern gehört, ist',
          ],
          ['.', '.'],
        ],
        ['equity', 'Eigenkapital'],
        [
          ['turnover', 'Umsatz'],
          ['stock', 'Vorräte'],
          ['depreciation', 'Abschreibung'],
        ],
      ),
      typeWord(
        ['medium', 'cash'],
        [
          [
            'Invoices that customers have not paid yet are called',
            'Rechnungen, die Kunden noch nicht bezahlt haben, heißen',
          ],
          ['.', '.'],
        ],
        [
          ['receivables', 'Forderungen'],
          ['debtors', 'Außenstände'],
        ],
      ),
      match(
        ['hard', 'prices'],
        ['Match each cost to its kind', 'Ordnen Sie jede Ausgabe ihrer Art zu'],
        [
          [
            ['Rent of the hall', 'Miete der Halle'],
            ['fixed', 'fix'],
          ],
          [
            ['Steel for each frame', 'Stahl für jeden Rahmen'],
            ['variable', 'variabel'],
          ],
          [
            ['Wear of the press', 'Verschleiß der Presse'],
            ['depreciation', 'Abschreibung'],
          ],
        ],
      ),
      choose(
        ['hard', 'prices'],
        [
          'A frame sells for 120, its material costs 70, and 2,000 of fixed costs are due each month. How many must be sold before anything is earned?',
          'Ein Rahmen bringt 120, sein Material kostet 70, dazu kommen 2.000 feste Kosten im Monat. Ab wie vielen verkauften Rahmen wird etwas verdient?',
        ],
        [['40', '40']],
        [
          ['17', '17'],
          ['29', '29'],
          ['67', '67'],
        ],
      ),
      write(
        ['hard', 'cash'],
        [
          'Sales double within a year. Explain why the bank account may still be empty, and name two things you would do.',
          'Der Umsatz verdoppelt sich binnen eines Jahres. Erklären Sie, warum das Konto trotzdem leer sein kann, und nennen Sie zwei Gegenmaßnahmen.',
        ],
        [
          'Growth ties money up in stock and unpaid invoices before customers pay. Ask for part payments, agree shorter terms, finance stock by longer supplier terms.',
          'Wachstum bindet Geld in Vorräten und offenen Rechnungen, bevor Kunden zahlen. Anzahlungen, kürzere Zahlungsziele, längere Ziele bei Lieferanten.',
        ],
      ),
    ],
  },
  {
    title: ['Selling and customers', 'Verkauf und Kundschaft'],
    about: ['From the first conversation to the offer.', 'Vom ersten Gespräch bis zum Angebot.'],
    questions: [
      choose(
        ['easy', 'conversation'],
        [
          'What do you want to know first in a first conversation?',
          'Was möchten Sie in einem ersten Gespräch zuerst wissen?',
        ],
        [['What problem the customer has', 'Welches Problem die Kundschaft hat']],
        [
          ['How large the budget is', 'Wie groß das Budget ist'],
          ['Who the competitors are', 'Wer die Konkurrenz ist'],
          ['When the contract can be signed', 'Wann unterschrieben werden kann'],
        ],
      ),
      isTrue(
        ['easy', 'offer'],
        ['An offer should say what is not included.', 'Ein Angebot sollte sagen, was nicht enthalten ist.'],
        true,
      ),
      choose(
        ['medium', 'conversation'],
        ['Which of these are open questions?', 'Welche dieser Fragen sind offen?'],
        [
          ['What happens when a part is missing?', 'Was geschieht, wenn ein Teil fehlt?'],
          ['How do you plan your week?', 'Wie planen Sie Ihre Woche?'],
        ],
        [
          ['Is that a problem for you?', 'Ist das ein Problem für Sie?'],
          ['Do you order monthly?', 'Bestellen Sie monatlich?'],
        ],
      ),
      pickWord(
        ['medium', 'offer'],
        [
          ['A discount that is not tied to anything lowers the', 'Ein Rabatt ohne Gegenleistung senkt den'],
          ['for good.', 'auf Dauer.'],
        ],
        ['price', 'Preis'],
        [
          ['cost', 'Aufwand'],
          ['volume', 'Absatz'],
        ],
      ),
      match(
        ['medium', 'conversation'],
        ['Match each sentence to its step', 'Ordnen Sie jeden Satz seinem Schritt zu'],
        [
          [
            ['What would change if it worked?', 'Was würde sich ändern, wenn es ginge?'],
            ['need', 'Bedarf'],
          ],
          [
            ['Here is what we would do first.', 'Das würden wir zuerst tun.'],
            ['proposal', 'Vorschlag'],
          ],
          [
            ['When do you decide, and with whom?', 'Wann entscheiden Sie, und mit wem?'],
            ['close', 'Abschluss'],
          ],
        ],
      ),
      typeWord(
        ['hard', 'offer'],
        [
          [
            'The share of offers that turn into orders is the',
            'Der Anteil der Angebote, aus denen Aufträge werden, ist die',
          ],
          ['rate.', '.'],
        ],
        [
          ['conversion', 'Abschlussquote'],
          ['hit', 'Trefferquote'],
        ],
      ),
      pickPicture(
        ['medium', 'season'],
        [
          'Which of these years of sales would make you hire for the summer alone?',
          'Welches Verkaufsjahr spricht für Aushilfen im Sommer?',
        ],
        ['seasonal', ['Highest in the middle', 'In der Mitte am höchsten']],
        [
          ['rising', ['Rising', 'Steigend']],
          ['falling', ['Falling', 'Fallend']],
          ['steady', ['Nearly the same throughout', 'Durchweg fast gleich']],
        ],
      ),
    ],
  },
  {
    title: ['Strategy and product', 'Strategie und Produkt'],
    about: [
      'What to do, what to leave, and how to tell.',
      'Was man tut, was man lässt, und woran man es erkennt.',
    ],
    questions: [
      choose(
        ['easy', 'focus'],
        ['What makes a strategy more than a wish?', 'Was macht eine Strategie zu mehr als einem Wunsch?'],
        [['It says what is left undone', 'Sie sagt, was unterbleibt']],
        [
          ['It is written down', 'Sie ist aufgeschrieben'],
          ['It names a number', 'Sie nennt eine Zahl'],
          ['Everybody agrees', 'Alle sind einverstanden'],
        ],
      ),
      isTrue(
        ['easy', 'test'],
        [
          'A test of an idea is good when it could fail.',
          'Ein Versuch zu einer Idee ist gut, wenn er scheitern kann.',
        ],
        true,
      ),
      pickWord(
        ['medium', 'test'],
        [
          [
            'The smallest thing that people can use and that teaches you something is a',
            'Das Kleinste, was Menschen nutzen können und woraus Sie lernen, ist ein',
          ],
          ['.', '.'],
        ],
        ['prototype', 'Prototyp'],
        [
          ['business plan', 'Geschäftsplan'],
          ['survey', 'Fragebogen'],
        ],
      ),
      match(
        ['medium', 'focus'],
        [
          'Match each growth stage to its main constraint',
          'Ordnen Sie jeder Wachstumsstufe ihren Engpass zu',
        ],
        [
          [
            ['First ten customers', 'Die ersten zehn Kunden'],
            ['Knowing the problem well enough', 'Das Problem gut genug zu kennen'],
          ],
          [
            ['Repeatable sales', 'Wiederholbarer Verkauf'],
            ['A channel that pays for itself', 'Ein Vertriebsweg, der sich trägt'],
          ],
          [
            ['Scaling the plant', 'Ausbau des Werks'],
            ['Capacity and cash tied up in stock', 'Kapazität und Geld in Vorräten'],
          ],
          [
            ['Many products, many sites', 'Viele Produkte, viele Standorte'],
            ['Shared systems and clear decisions', 'Gemeinsame Systeme und klare Entscheidungen'],
          ],
        ],
      ),
      choose(
        ['hard', 'test'],
        [
          'Which of these tell whether customers want something?',
          'Woran erkennt man, ob Kunden etwas wollen?',
        ],
        [
          ['They pay a deposit', 'Sie leisten eine Anzahlung'],
          ['They come back by themselves', 'Sie kommen von selbst wieder'],
        ],
        [
          ['They praise it', 'Sie loben es'],
          ['They answer a questionnaire', 'Sie füllen einen Fragebogen aus'],
        ],
      ),
      write(
        ['hard', 'focus'],
        [
          'Name one thing that your team should stop doing, and what that would make possible.',
          'Nennen Sie etwas, das Ihr Team lassen sollte, und was dadurch möglich würde.',
        ],
        [
          'A concrete activity, its cost, and what the time would be used for instead.',
          'Eine konkrete Tätigkeit, ihr Aufwand, und wofür die Zeit stattdessen genutzt würde.',
        ],
      ),
    ],
  },
]
