import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { DemoBusiness } from './demo-businesses.ts'

/** Parses names with their Latin forms for email addresses, such as `Ελένη=eleni Σοφία=sofia`. */
const names = (first: string, last: string) => ({ firstNames: pairs(first), lastNames: pairs(last) })
const pairs = (text: string) => text.split(' ').map((pair) => pair.split('=') as [name: string, latin: string])

/** Pools of names. Each pool has four first names and four last names. */
const pools = [
  names('Chloé=chloe Zoë=zoe Anaïs=anais Hélène=helene', 'Lefèvre=lefevre Béranger=beranger Garçon=garcon Noël=noel'),
  names(
    'Ελένη=eleni Σοφία=sofia Δάφνη=dafni Ειρήνη=irini',
    'Παππά=pappa Γεωργίου=georgiou Νικολάου=nikolaou Βλάχου=vlachou',
  ),
  names('José=jose Begoña=begona Íñigo=inigo María=maria', 'Núñez=nunez Ibáñez=ibanez Muñoz=munoz Peña=pena'),
  names(
    'Оксана=oksana Андрій=andrii Юлія=yuliia Сергій=serhii',
    'Шевченко=shevchenko Коваленко=kovalenko Мельник=melnyk Бойко=boiko',
  ),
  names(
    'Łucja=lucja Małgorzata=malgorzata Paweł=pawel Józef=jozef',
    'Wójcik=wojcik Wróbel=wrobel Dąbek=dabek Zając=zajac',
  ),
  names('さくら=sakura 陽翔=haruto 美咲=misaki 蓮=ren', '佐藤=sato 鈴木=suzuki 高橋=takahashi 渡辺=watanabe'),
  names(
    'Søren=soeren Åse=aase Jürgen=juergen Þóra=thora',
    'Ødegård=oedegaard Müller=mueller Strauß=strauss Bjørk=bjoerk',
  ),
  names('ليلى=layla يوسف=yusuf مريم=maryam خالد=khalid', 'حداد=haddad منصور=mansour الخطيب=alkhatib نجار=najjar'),
  names('Ngọc=ngoc Đức=duc Hằng=hang Tuấn=tuan', 'Nguyễn=nguyen Trần=tran Phạm=pham Đặng=dang'),
  names('秀英=xiuying 伟=wei 芳=fang 建国=jianguo', '王=wang 李=li 张=zhang 陈=chen'),
  names('Jiří=jiri Ondřej=ondrej Matěj=matej Štěpán=stepan', 'Dvořák=dvorak Černý=cerny Růžička=ruzicka Kučera=kucera'),
  names(
    'Јелена=jelena Ђорђе=djordje Милица=milica Никола=nikola',
    'Јовановић=jovanovic Петровић=petrovic Ђурић=djuric Илић=ilic',
  ),
  names('Çağla=cagla Işıl=isil Gülşen=gulsen Ömer=omer', 'Yıldız=yildiz Öztürk=ozturk Şahin=sahin Doğan=dogan'),
  names('서연=seoyeon 민준=minjun 지우=jiwoo 도윤=doyun', '김=kim 이=lee 박=park 최=choi'),
  names('नेहा=neha अर्जुन=arjun प्रिया=priya रोहन=rohan', 'शर्मा=sharma वर्मा=verma गुप्ता=gupta पटेल=patel'),
  names(
    'Siobhán=siobhan Niamh=niamh Seán=sean Mary-Jane=mary-jane',
    'O’Brien=obrien Byrne=byrne Ryan=ryan Murphy-Walsh=murphy-walsh',
  ),
]

const positions = [
  ['Production', 'Machinist'],
  ['Production', 'Welder'],
  ['Logistics', 'Forklift operator'],
  ['Engineering', 'Design engineer'],
  ['Sales', 'Account manager'],
  ['Production', 'Shift supervisor'],
  ['Finance', 'Payroll accountant'],
  ['Customer care', 'Support agent'],
  ['Engineering', 'Software developer'],
  ['People', 'Recruiter'],
  ['Logistics', 'Warehouse planner'],
] as const

const employmentTypes = [
  'full_time',
  'full_time',
  'full_time',
  'part_time',
  'full_time',
  'casual',
  'contractor',
] as const

const endKinds = ['resignation', 'end_of_contract', 'resignation', 'retirement', 'dismissal'] as const

/** The employment of the person at an index. Some people have joined or left in the last twelve months, or join soon. */
function demoEmployment(index: number, today: string) {
  const isLeaver = index % 23 === 22 || index % 31 === 13
  const [isPending, isJoiner] = [index % 61 === 60, index % 13 === 7 && !isLeaver]
  const start_date = isPending
    ? addDays(today, 30)
    : isJoiner
      ? addDays(today, -15 - ((index * 41) % 340))
      : addDays('2014-09-01', index * 20)
  return {
    start_date,
    end_date: isLeaver ? addDays(today, -32 - ((index * 53) % 320)) : null,
    end_kind: isLeaver ? at(endKinds, index) : null,
  }
}

/** Returns the first name of the person at an index. */
export const demoFirstName = (index: number): string =>
  at(at(pools, index).firstNames, Math.floor(index / pools.length))[0]

const streets = {
  FR: { line1: 'Rue des Exemples', postal_code: '69003', town: 'Lyon', region: null },
  US: { line1: 'Example Street', postal_code: '12207', town: 'Albany', region: 'NY' },
}

/** Returns an address as it is printed on a letter, and in parts. */
function homeAddress(country: DemoBusiness['country'], number: number) {
  const { line1, postal_code, town, region } = streets[country]
  const postal_address = { line1: `${number} ${line1}`, line2: null, postal_code, town, region, country }
  const end = country === 'FR' ? `${postal_code} ${town}\nFrance` : `${town}, ${region} ${postal_code}\nUnited States`
  return { address: `${postal_address.line1}\n${end}`, postal_address }
}

/**
 * Generates a person.
 *
 * @param index - 0 to 255; each index has a different name
 * @param options.domain - the domain of the email address
 * @param options.country - the country of the address
 * @param options.today - the reference date for people who joined, left or join soon
 */
export function demoPerson(
  index: number,
  { domain, country, today }: Pick<DemoBusiness, 'domain' | 'country'> & { today: string },
) {
  const { firstNames, lastNames } = at(pools, index)
  const round = Math.floor(index / pools.length)
  const [first_name, first] = at(firstNames, round)
  const [last_name, last] = at(lastNames, round + Math.floor(round / firstNames.length))
  const [department, job_title] = at(positions, index * 7)
  const number = String(index + 1).padStart(4, '0')
  return {
    first_name,
    last_name,
    email: `${first}.${last}@${domain}`,
    phone: index % 5 === 4 ? null : `+44 20 7946 0${number.slice(1)}`, // a range of numbers reserved for fiction
    ...(index % 7 !== 6 && homeAddress(country, (index % 60) + 1)),
    date_of_birth: index % 9 === 8 ? null : addDays('1962-03-05', index * 76),
    employee_number: `E-${number}`,
    job_title,
    department,
    employment_type: at(employmentTypes, index),
    ...demoEmployment(index, today),
    external_id: `hr-${number}`,
    metadata: { cost_center: String(4000 + (index % 12) * 10) },
  } satisfies Schemas['PersonCreate']
}

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}
