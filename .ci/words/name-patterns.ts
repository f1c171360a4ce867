import type { Pattern } from './pattern.ts'

const name = (title: string, source: string, advice: string, wrong: string[], right: string[]): Pattern => ({
  name: title,
  refuses: new RegExp(source, 'gi'),
  advice,
  wrong,
  right,
})

/** Returns the pattern of a word within a name. Names are matched as words in lower case, separated by spaces. */
const word = (...words: string[]): string => `(?<![^ ])(?:${words.join('|')})(?![^ ])`

/** Returns the pattern of a whole name. */
const whole = (...words: string[]): string => `^(?:${words.join('|')})$`

/** Returns the pattern of a word in a name of several words; names of one word have separate patterns. */
const several = (source: string): string => `(?:(?<= .*)${source}|${source}(?= ))`

/** Patterns for the names of declarations, files and folders. */
export const namePatterns: Pattern[] = [
  name(
    'participle as name',
    whole(
      ...['given', 'tried', 'asked', 'told', 'made', 'found', 'wanted', 'taken', 'kept', 'sent', 'got', 'gone', 'seen'],
      ...[
        'said',
        'shown',
        'heard',
        'held',
        'typed',
        'printed',
        'spoken',
        'written',
        'handed',
        'known',
        'ended',
        'named',
      ],
      ...['refused', 'answered', 'chosen', 'meant', 'lost', 'begun', 'been', 'come'],
    ),
    'a noun: input, submitted, requested, created, match, response, remaining; a flag: isSent',
    ['given', 'tried'],
    ['created', 'expired', 'given name'],
  ),
  name(
    'pronoun as name',
    whole(
      'what',
      'who',
      'whom',
      'whose',
      'why',
      'whether',
      'whatever',
      'how',
      'one',
      'them',
      'they',
      'those',
      'these',
      'is',
      'such',
      'there',
      'so',
    ),
    'a noun: subject, user, reason, item',
    ['what', 'why'],
    ['where', 'user'],
  ),
  name(
    'tell in a name',
    word('tells?', 'telling', 'hears?', 'hearing', 'knows?', 'says?', 'speaks?'),
    'publish, notify, report, log; receive, subscription; has',
    ['tell of person'],
    ['known ids', 'publish person change'],
  ),
  name(
    'forget in a name',
    word('forgets?', 'forgotten', 'remembers?', 'remembered'),
    'remove, erase, cache',
    ['forget the dead'],
    ['erase user'],
  ),
  name(
    'asked in a name',
    several(word('asked', 'wanted', 'tried', 'given', 'made', '(?<!not )found', 'taken', 'told')),
    'requested, submitted, created, match',
    ['mail who asked'],
    ['requested days', 'route not found'],
  ),
  name(
    'person in a name',
    several(
      word('somebody', 'nobody', 'everybody', 'anybody', 'whoever', 'whatever', 'who', 'whom', 'whose', 'what', 'why'),
    ),
    'the noun: user, caller, requester, reason',
    ['mail who asked', 'what left'],
    ['requester'],
  ),
  name(
    'archaic word in a name',
    word('anew', 'besides?', 'apart', 'meanwhile', 'hence', 'thereof', 'upon', 'alike', 'patiently', 'mend', 'mended'),
    'again, next, other, separate, retry',
    ['read anew'],
    ['read again'],
  ),
  name(
    'idiom in a name',
    '(?<![^ ])(?:gives? up|gave up|lets? go|hands? (?:out|on|over)|takes? (?:back|away|up)|goes? on|puts? back)(?![^ ])',
    'evict, release, issue, refund, continue',
    ['give up lane'],
    ['evict lane'],
  ),
  name('answer', word('answers?', 'answered', 'answering'), 'response, result', ['stored answer'], ['stored response']),
  name('news', word('news', 'tidings'), 'change, event, notification', ['person news'], ['person change']),
  name(
    'name that starts with of',
    '^of .+',
    'a noun phrase: ofBodies is bodyValidator',
    ['of bodies'],
    ['of', 'code of bodies', 'offset at'],
  ),
  name(
    'most in a name',
    '^(?:most|most .+|least)$',
    'max, min: mostKeys is maxKeys',
    ['most keys', 'least'],
    ['least recent id'],
  ),
  name(
    'vague predicate as name',
    whole('is (?:so|fine|good|ours|over|born|passing|looked at)'),
    'the condition: isValid, isSuccess, isDone, hasExpired, isOwnOrigin',
    ['is over', 'is good'],
    ['is overdue', 'is valid'],
  ),
  name(
    'name that ends in of',
    '^(?!(?:any|all|one|keys|type|instance|multiple) of$).+ of$',
    'a noun phrase: weaknessOf is passwordWeakness',
    ['weakness of'],
    ['index of row', 'of', 'multiple of'],
  ),
]
