import { calculatorMetadata, renderCalculator, type Props } from '../../render-calculator';

export const generateMetadata = ({ params }: Props) => calculatorMetadata('accumulator', params);

export default function AccumulatorCalculatorPage({ params }: Props) {
  return renderCalculator('accumulator', params);
}
