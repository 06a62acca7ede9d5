import type { AttributeFacet, AttributeFilters, ChoiceAttribute, FacetOf } from '@shop/domain/search'
import { ColourDot } from '../../commerce-ui/colour-dot.tsx'
import { withAttribute } from '../../listing/attribute-parameters.ts'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { FilterChip } from './filter-chip.tsx'
import { FilterGroup } from './filter-group.tsx'
import { MeasureFields } from './measure-fields.tsx'

/** So many are open at first next to a listing; the others are what fewer shoppers look for. */
const OPEN_GROUPS = 4
/** The attribute whose values are shown as colours. */
const COLOUR = 'colour'

interface AttributeFieldsProps {
  readonly facet: FacetOf<'attributes'>
  readonly attributes: readonly AttributeFacet[]
  readonly filters: ListingFilters
  /** Whether all of them are open at first, so that one tap chooses. */
  readonly areOpen: boolean
  readonly onChange: (filters: ListingFilters) => void
}

/**
 * What products are told apart by where the listing is: numbers as ranges, words as chips, colours as swatches, and all that
 * they have or do not have in one group (CAT-05).
 */
export function AttributeFields({ facet, attributes, filters, areOpen, onChange }: AttributeFieldsProps) {
  const { t } = useShop()
  const chosen = filters[facet.filter] ?? {}
  const change = (name: string, filter: AttributeFilters[string] | undefined) =>
    onChange({ ...filters, [facet.filter]: withAttribute(chosen, name, filter) })
  const groups = attributes.filter(attribute => !isYesOrNo(attribute))
  const features = attributes.filter(isYesOrNo)
  const isOpen = (name: string, place: number) => areOpen || place < OPEN_GROUPS || chosen[name] !== undefined
  const chips = (attribute: ChoiceAttribute) => (
    <Chips
      key={attribute.name}
      attribute={attribute}
      parameter={facet.parameter}
      filter={chosen[attribute.name]}
      onChange={filter => change(attribute.name, filter)}
    />
  )
  return (
    <>
      {groups.map((attribute, place) => (
        <FilterGroup key={attribute.name} title={attribute.label} isOpen={isOpen(attribute.name, place)}>
          {'bins' in attribute ? (
            <MeasureFields
              facet={facet}
              attribute={attribute}
              filter={chosen[attribute.name]}
              onChange={filter => change(attribute.name, filter)}
            />
          ) : (
            <div className="flex flex-wrap gap-2">{chips(attribute)}</div>
          )}
        </FilterGroup>
      ))}
      {features.length > 0 ? (
        <FilterGroup
          title={t(facet.label)}
          isOpen={areOpen || groups.length < OPEN_GROUPS || features.some(({ name }) => chosen[name] !== undefined)}
        >
          <div className="flex flex-wrap gap-2">{features.map(chips)}</div>
        </FilterGroup>
      ) : null}
    </>
  )
}

function isYesOrNo(attribute: AttributeFacet): attribute is ChoiceAttribute {
  return 'values' in attribute && attribute.isYesOrNo === true
}

interface ChipsProps {
  readonly attribute: ChoiceAttribute
  readonly parameter: string
  readonly filter: AttributeFilters[string] | undefined
  readonly onChange: (filter: AttributeFilters[string] | undefined) => void
}

function Chips({ attribute, parameter, filter, onChange }: ChipsProps) {
  const chosen = filter && 'values' in filter ? filter.values : []
  const toggle = (value: string, isOn: boolean) => {
    const values = isOn ? [...chosen, value] : chosen.filter(other => other !== value)
    onChange(values.length > 0 ? { values } : undefined)
  }
  return attribute.values.map(({ value, label, count }) => (
    <FilterChip
      key={value}
      name={`${parameter}${attribute.name}`}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onToggle={isOn => toggle(value, isOn)}
    >
      {attribute.name === COLOUR ? <ColourDot colour={value} className="size-5" /> : null}
      <span className="wrap-anywhere">{attribute.isYesOrNo ? attribute.label : label}</span>
    </FilterChip>
  ))
}
