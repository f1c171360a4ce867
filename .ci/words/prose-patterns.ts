import { phrase } from './pattern.ts'

/** The start of a text or of a sentence in it; what precedes is not part of the finding. */
const start = String.raw`(?<=^[\s"'(]*|[.!?:][\s"'(]+|[.!?]['")]\s+|\n\s*\n\s*)`

/** The end of a clause. */
const end = String.raw`(?=\s*(?:[.,;:)!?]|$|'$))`

/** Adverbs and prepositions that current technical English no longer uses. */
const archaic = [
  phrase('anew', String.raw`\banew\b`, 'again', { refused: 'is read anew', accepted: 'is read again' }),
  phrase('beside', String.raw`\bbesides?\b`, 'next to, in addition to, also', {
    refused: ['runs beside the API', 'Besides, it is slow'],
    accepted: 'in addition to the API',
  }),
  phrase('apart', String.raw`\bapart\b(?! from)`, 'separately; tell apart: distinguish; take apart: parse', {
    refused: 'tells the two apart',
    accepted: 'apart from the header',
  }),
  phrase(
    'archaic word',
    String.raw`\b(thereby|thereof|therein|thereupon|hence|henceforth|whence|hereby|herein|wherein|whereby|whereupon|likewise|lest|amidst?|whilst|albeit|upon|shall|ought|nought|alike|unawares|mend(s|ed|ing)?)\b`,
    'a current word: so, of it, which, also, on, must, the same, fix',
    { refused: ['and thereby ends it', 'mends the entry'], accepted: ['so it ends', 'recommended'] },
  ),
  phrase('meanwhile', String.raw`(?<=[\w,] )meanwhile\b`, 'in the meantime, concurrently, since then', {
    refused: 'if it changed meanwhile',
    accepted: 'Meanwhile, the server answers',
  }),
  phrase('any more', String.raw`\bany more\b`, 'no longer', {
    refused: 'is not needed any more',
    accepted: 'is no longer needed',
  }),
  phrase('no more', String.raw`\b(no more${end}|(is|are|was|were) no more\b(?! than))`, 'no longer', {
    refused: 'answers 410 no more.',
    accepted: 'no more than ten',
  }),
  phrase('the like', String.raw`\b(and|or) the like\b`, 'similar, such as', {
    refused: 'links and the like',
    accepted: 'and the likelihood',
  }),
  phrase('but for except', String.raw`\b(every(one|body|thing)|all|nothing|none|nobody|anything) but\b`, 'except', {
    refused: 'Everybody but contractors',
    accepted: 'not all, but most',
  }),
  phrase('otherwise than', String.raw`\b(otherwise|else) than\b`, 'other than, differently from', {
    refused: 'somebody else than the user',
    accepted: 'other than the user',
  }),
  phrase('of its own', String.raw`\bof (its|their|his|her|your|our) own\b(?! \w+)`, 'its own …, separate', {
    refused: 'has a clock of its own.',
    accepted: 'the bounds of its own work',
  }),
  phrase('by itself', String.raw`\bby (itself|themselves)\b`, 'automatically, separately, alone', {
    refused: 'ends by itself',
    accepted: 'ends automatically',
  }),
  phrase('by hand', String.raw`\bby hand\b`, 'manually', { refused: 'added by hand', accepted: 'added manually' }),
  phrase('for good', String.raw`\bfor good\b(?! (reason|measure))`, 'permanently', {
    refused: 'refused for good',
    accepted: 'for good reasons',
  }),
  phrase('of use', String.raw`\bof (no |any |little )?use\b(?! (of|in|by)\b)`, 'useful', {
    refused: 'is of no use',
    accepted: 'terms of use of it',
  }),
]

const mistakes = [
  phrase(
    'repeated word',
    String.raw`\b(the|a|an|is|of|to|in|and|it|for|with|on|as|are|or) \1\b(?!-)`,
    'the word once',
    {
      refused: 'the the member',
      accepted: 'that that member',
    },
    '',
  ),
]

/** Clauses in place of nouns. */
const clauses = [
  phrase('whoever', String.raw`\bwho(so)?m?ever\b`, 'the user, caller or client who …', {
    refused: 'Whoever asks gets it',
    accepted: 'a caller who asks gets it',
  }),
  phrase(
    'whatever',
    String.raw`(${start}|\b(and|or|of|from|with|in|to|by|on|takes?|tells?|says?|shows?|keeps?|removes?|deletes?|reads?|does|do) )(whatever|wherever|whichever)\b`,
    'a noun: any …, all …, the … that',
    {
      refused: ['Whatever fails is retried', 'deletes whatever is left'],
      accepted: 'runs, whatever the database does',
    },
  ),
  phrase(
    'clause as subject',
    String.raw`${start}(What(?! happens)|Who|Whose|Whom)\b(?![^.?]*\?)`,
    'a noun: “What an attempt came to” is “The result of an attempt”',
    {
      refused: ['What follows is skipped.', 'It ends. Who may read sees it.', 'Whose turn it is.'],
      accepted: ['What follows?', 'What happens next', 'the records of what changed', 'Knows who may read.'],
    },
    '',
  ),
  phrase(
    'where clause',
    String.raw`${start}(Where|Whence)\b(?![^.?]*\?)`,
    'a condition starts with “If” or “When”; a place is a noun',
    { refused: 'Where a mail is needed, it is sent.', accepted: ['Where is it?', 'If a mail is needed, it is sent.'] },
    '',
  ),
  phrase(
    'such as subject',
    String.raw`${start}Such\b(?! as)(?![^.?]*\?)`,
    'These …, this …',
    { refused: 'Such programs cannot sign in.', accepted: 'Programs such as this' },
    '',
  ),
  phrase(
    'who without noun',
    String.raw`\b(for|of|to|from|by|with|than|about|but|except|on|at) who\b`,
    'users who, callers that, those who',
    { refused: 'answers 409 for who has none', accepted: 'answers 409 for users who have none' },
  ),
  phrase('whom', String.raw`\bwhom\b`, 'who, that, or a sentence without it', {
    refused: 'the person whom it is for',
    accepted: 'the person that it is for',
  }),
  phrase(
    'what clause',
    String.raw`\bwhat (is|was|are|were|has|have|had)( been| not| no longer| still| already)? (given|left|missing|there|due|sent|said|asked|shown|written|read|kept|meant|known|stored|wanted|needed|in|to|new|behind|below|said|held|taken|done|made|changed|set|over)\b`,
    'a noun: “what is given” is “the submitted fields”',
    { refused: ['Changes what is given', 'drops what is not needed'], accepted: 'changes the submitted fields' },
  ),
  phrase(
    'of what',
    String.raw`\b(of|from|for|in|to|with|than|but|beyond|after|before|behind|as|into|by) what (is|was|are|were|has|have|had|can|may|must|does|did|it|they|he|comes|came|follows|happens|happened|remains)\b`,
    'a noun instead of the clause',
    { refused: 'The end of what is read', accepted: 'depends on whether it is read' },
  ),
  phrase('that there is', String.raw`\bthat there (is|are|was|were)${end}`, 'existing, or nothing', {
    refused: 'the types of events that there are.',
    accepted: 'says that there is no event',
  }),
  phrase('is there', String.raw`\b(is|are|was|were)( not| still| already)? there${end}`, 'exists, is present', {
    refused: 'the file that is there.',
    accepted: 'is there a file?',
  }),
  phrase(
    'is over',
    String.raw`\b(is|are|was|were|be) over(?=\s*(?:[.,;:)]|$|and\b|or\b|when\b|though\b|may\b|by\b))`,
    'has ended, has expired',
    {
      refused: 'its time is over.',
      accepted: 'is over 100',
    },
  ),
  phrase('is to be', String.raw`\b(is|are|was|were) (not )?to be\b`, 'must be, will be', {
    refused: 'what is to be sent',
    accepted: 'needs to be sent',
  }),
  phrase('the one before', String.raw`\bthe ones? (before|after)\b`, 'the previous one, the next one', {
    refused: 'the hash of the one before',
    accepted: 'the previous hash',
  }),
]

const persons = [
  phrase('somebody', String.raw`\b(some|any|no|every)body\b`, 'user, caller, person; no one, everyone', {
    refused: ['nobody reads it', 'Somebody else'],
    accepted: ['no one reads it', 'someone else'],
  }),
]

/** Software does not know, tell, hear, say or forget. */
const animation = [
  phrase('tell', String.raw`\b(tells?|telling|told)\b`, 'report, publish, notify, state, show, log', {
    refused: ['What events tell of a person', 'until users are told'],
    accepted: 'the members that events have',
  }),
  phrase(
    'know',
    String.raw`\b(knows|(?:service|server|worker|client|SDK|module|process|database|PostgreSQL|layer|console|API|program|contract|page|it) (?:must |may |can |should |does |do )?(?:not )?know)\b`,
    'has, uses, depends on, recognizes',
    {
      refused: ['the worker knows of it', 'members that it does not know'],
      accepted: ['if you know the id', 'the known members'],
    },
  ),
  phrase('hear', String.raw`\b(hears?|heard|hearing)\b`, 'receives, is notified', {
    refused: 'a worker hears of it',
    accepted: 'a worker receives it',
  }),
  phrase('learn', String.raw`\b(learns|learn of|learned of|learns of)\b`, 'receives, reads, finds out', {
    refused: 'the receiver learns of it',
    accepted: 'to learn the API',
  }),
  phrase(
    'remember',
    String.raw`\b(remembers|forgets|forgotten|believes|thinks|trusts|wishes|wants)\b(?! password)`,
    'caches, stores, removes, erases, needs',
    {
      refused: ['It remembers a token', 'Forgets a user'],
      accepted: ['a forgotten password', 'remember the password'],
    },
  ),
  phrase(
    'says',
    `${start}(Says|Tells)\\b`,
    'Returns, states, reports',
    {
      refused: 'Says that the job is due',
      accepted: 'Reports that the job is due',
    },
    '',
  ),
  phrase('speaks', String.raw`\b(speaks?|spoke|spoken) (against|for|of)\b`, 'conflicts with, supports, describes', {
    refused: 'everything that speaks against it',
    accepted: 'a proxy that speaks HTTPS',
  }),
  phrase('asked for', String.raw`\basked for\b`, 'requested', {
    refused: 'leave that was asked for',
    accepted: 'requested leave',
  }),
]

/** Verbs with particles that have a term. */
const idioms = [
  phrase('give up', String.raw`\b(giv(e|es|en|ing)|gave) (up|way)\b`, 'evict, abandon, release, yield', {
    refused: 'gives up a lane',
    accepted: 'gives an upper bound',
  }),
  phrase('hand out', String.raw`\bhand(s|ed|ing)? (out|on|over)\b`, 'issue, assign, pass, share', {
    refused: 'hands out numbers',
    accepted: 'on the other hand, over a day',
  }),
  phrase('let go', String.raw`\b(lets?|letting) (\w+ )?go\b`, 'release, close', {
    refused: 'lets go of it',
    accepted: 'releases it',
  }),
  phrase('go on', String.raw`\b((go|goes|going) on|went on)\b(?! leave)`, 'continue', {
    refused: 'then it goes on',
    accepted: 'then it continues',
  }),
  phrase('take back', String.raw`\b(tak(e|es|en|ing)|took) (\w+ )?(back|away)\b`, 'refund, revoke, withdraw, remove', {
    refused: 'is taken back',
    accepted: 'is refunded',
  }),
  phrase('come of', String.raw`\b(came|comes|come|becomes?|became) (of|about)\b`, 'result, outcome', {
    refused: 'shows what came of it',
    accepted: 'shows its result',
  }),
  phrase('stay good', String.raw`\b(stay|stays|stayed|hold|holds|held|is|are|remain|remains) good\b`, 'valid', {
    refused: 'earlier links stay good',
    accepted: 'earlier links stay valid',
  }),
  phrase('speak of least recent', String.raw`\bthe (longest|least) unused\b`, 'the least recently used (LRU)', {
    refused: 'the longest unused first',
    accepted: 'the least recently used first',
  }),
  phrase('in a circle', String.raw`\bin (a|the) circle\b`, 'in a cycle; waiting in a circle: deadlock', {
    refused: 'wait in a circle',
    accepted: 'a circle of people',
  }),
  phrase(
    'at hand',
    String.raw`\b(at hand|over and done|in front of everything|once and for all)\b`,
    'available, finished, first',
    {
      refused: 'is at hand',
      accepted: 'at the handler',
    },
  ),
]

/** Patterns of texts: comments, strings, Markdown and descriptions of the contract. */
export const prosePatterns = [...archaic, ...clauses, ...persons, ...animation, ...idioms, ...mistakes]
